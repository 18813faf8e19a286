import type { Ctx } from '../../../platform/context';
import { insertOf, insertRows } from '../../../platform/db/insert-rows';
import { sql, type SQL } from '../../../platform/db/sql';
import type { Effect } from './purchase.rules';

interface Fees {
  lines: Effect['feeLines'];
  state: 'ESTIMATED' | 'FINAL';
}

const rowsOf = ({ companyId, txnId }: { companyId: string; txnId: string }, { lines, state }: Fees) =>
  lines.map(({ kind, basis, rate, amount }) => ({
    txn_id: txnId,
    kind,
    company_id: companyId,
    basis_minor: basis,
    rate,
    amount_minor: amount,
    estimated_minor: state === 'ESTIMATED' ? amount : null,
    state,
  }));

/** Statement that inserts the estimated fees with their purchase; null without fees. */
export const firstFeesOf = (target: { companyId: string; txnId: string }, lines: Effect['feeLines']): SQL | null =>
  lines.length === 0 ? null : insertOf('card_fee_line', rowsOf(target, { lines, state: 'ESTIMATED' }));

/** Stores fee lines. Lines that are no longer due are marked as released, so that displayed fees stay visible. */
export async function storeFees({ db, companyId }: Ctx, txnId: string, { lines, state }: Fees): Promise<void> {
  await db.execute(sql`update card_fee_line set state = 'RELEASED' where txn_id = ${txnId}`);
  await insertRows(
    db,
    'card_fee_line',
    rowsOf({ companyId, txnId }, { lines, state }),
    sql`on conflict (txn_id, kind) do update set basis_minor = excluded.basis_minor, rate = excluded.rate,
      amount_minor = excluded.amount_minor, state = excluded.state,
      estimated_minor = coalesce(excluded.estimated_minor, card_fee_line.estimated_minor)`,
  );
}
