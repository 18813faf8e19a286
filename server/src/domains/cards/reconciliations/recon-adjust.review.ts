import { codes, fromMinor } from '@console/contracts';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { post } from '../../accounts/ledger/ledger.store';
import { linesOf } from '../../accounts/ledger/posting.rules';
import type { Db, Ctx } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import type { ReviewHandler } from '../../../platform/reviews/review-kind';
import { storeAdjusted } from './recon-item.store';
import { bigint, pick, type RowOf, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const differenceRow = {
  ...pick(tables.card, 'ledger_account_id'),
  ...pick(tables.recon_item, 'state'),
  card_id: text,
  difference: bigint,
  currency,
};

type DifferenceRow = RowOf<typeof differenceRow>;

async function findRow(db: Db, id: string): Promise<DifferenceRow> {
  const { rows } = await db.execute(
    sql`
      select c.id as card_id, c.ledger_account_id, i.theirs_minor - i.ours_minor as difference, i.currency, i.state
      from recon_item i join card c on c.id = i.object_id and i.object_type = 'CARD' where i.id = ${id}`,
    differenceRow,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return rows[0];
}

/** The card gets what the channel has more, or gives what it has less; the other side is suspense. */
async function book({ db, now, companyId, by }: Ctx, id: string, { currency, ...row }: DifferenceRow): Promise<void> {
  const difference = BigInt(row.difference);
  const [suspense = ''] = await openLedgerAccounts(
    db,
    [{ companyId, ownerId: companyId, code: 'SUSPENSE_MISMATCH', currency }],
    now,
  );
  const event = difference > 0n ? 'MISMATCH_RAISED' : 'MISMATCH_LOWERED';
  const principal = difference > 0n ? difference : -difference;
  const accounts = { TARGET: row.ledger_account_id, SUSPENSE_MISMATCH: suspense };
  await post(
    db,
    {
      companyId,
      eventType: event,
      sourceType: 'RECONCILIATION',
      sourceId: id,
      // The same row may be settled again, when it is found with another amount.
      legKey: `${now.toISOString()} ${fromMinor(difference, currency)}`,
      occurredAt: now,
      createdBy: by.id,
      lines: linesOf(event, accounts, { principal, currency }),
    },
    now,
  );
}

/** A difference that somebody proposed to book, decided by somebody else. */
export const reconAdjustReview: ReviewHandler = {
  kind: 'RECON_ADJUST',
  // The card before its difference, as a reading does.
  lock: async ({ db, companyId }, id) => {
    await db.execute(sql`select 1 from card where id = (select object_id from recon_item where id = ${id}) for update`);
    const { rows } = await db.execute(
      sql`select version from recon_item where id = ${id} and company_id = ${companyId} for update`,
      pick(tables.recon_item, 'version'),
    );
    return rows[0]?.version ?? null;
  },

  approve: async (ctx, { objectId: id }) => {
    const row = await findRow(ctx.db, id);
    if (row.state !== 'OPEN') throw new Refusal(codes.transition);
    await book(ctx, id, row);
    await storeAdjusted(ctx, id);
    return { at: 'DONE' };
  },

  // Nothing was held: the difference is still open.
  release: () => Promise.resolve(),
};
