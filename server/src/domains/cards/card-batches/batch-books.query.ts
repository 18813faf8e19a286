import { findHold } from '../../accounts/ledger/hold.store';
import type { Db } from '../../../platform/context';
import { pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { holdSource } from './card-batch.rules';

/** Payer, amounts and hold for some cards of a batch. The hold is null if deposits and fees are zero. */
export interface BatchBooks {
  holdId: string | null;
  companyId: string;
  payerId: string;
  incomeId: string;
  /** Sum for all these cards. */
  deposit: bigint;
  fee: bigint;
  currency: string;
}

const booksRow = {
  ...pick(tables.card_batch, 'company_id', 'currency'),
  payer_id: text,
  income_id: text,
  deposit_minor: text,
  fee_minor: text,
};

export async function readBooks(db: Db, batchId: string, seqs: readonly number[]): Promise<BatchBooks> {
  const { rows } = await db.execute(
    sql`
      select b.company_id, a.ledger_account_id as payer_id, i.id as income_id, b.currency,
        cards.deposits::text as deposit_minor, (b.fee_minor * ${seqs.length}::int)::text as fee_minor
      from card_batch b join account a on a.id = b.account_id
      join ledger_account i on i.owner_id = b.company_id and i.code = 'FEE_INCOME:ISSUANCE' and i.currency = b.currency
      cross join lateral (select sum(coalesce(one.deposit_minor, b.deposit_minor)) as deposits from card_batch_item one
        where one.batch_id = b.id and one.seq = any(${[...seqs]})) as cards
      where b.id = ${batchId}`,
    booksRow,
  );
  const [row] = rows;
  const hold = await findHold(db, holdSource, batchId);
  if (!row || (!hold && BigInt(row.deposit_minor) + BigInt(row.fee_minor) > 0n))
    throw new Error(`The batch ${batchId} has no hold for its deposits and fees.`);
  return {
    holdId: hold?.id ?? null,
    companyId: row.company_id,
    payerId: row.payer_id,
    incomeId: row.income_id,
    deposit: BigInt(row.deposit_minor),
    fee: BigInt(row.fee_minor),
    currency: row.currency,
  };
}
