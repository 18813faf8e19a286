import { moneyOf } from '@console/contracts';
import type { CardDraft, ShareCardDraft } from '@console/contracts/cards';
import type { Db } from '../../../platform/context';
import { nullable, pick, text } from '../../../platform/db/column';
import { currency } from '../../../platform/db/common-columns';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const orderRow = {
  ...pick(tables.card, 'bin_id', 'merchant_id', 'cardholder_id', 'alias', 'limit_minor', 'limit_period'),
  ...pick(tables.card_batch, 'account_id', 'deposit_minor', 'fee_minor'),
  valid_to: text,
  pool_id: nullable(text),
  currency,
};

/** Current values with which a card would be ordered again, and the price of its first order. */
export interface FirstOrder {
  draft: CardDraft | ShareCardDraft;
  deposit: bigint;
  fee: bigint;
}

export async function readFirstOrder(db: Db, cardId: string): Promise<FirstOrder> {
  const { rows } = await db.execute(
    sql`
      select c.bin_id, c.merchant_id, c.cardholder_id, c.alias, c.limit_minor, c.limit_period,
        c.valid_to::text as valid_to, coalesce(c.share_group_id, c.wallet_id) as pool_id,
        ba.account_id, ba.deposit_minor, ba.fee_minor, ba.currency
      from card c join card_batch ba on ba.id = c.batch_id where c.id = ${cardId}`,
    orderRow,
  );
  const [row] = rows;
  if (!row) throw new Error(`The card ${cardId} was not found.`);
  const deposit = BigInt(row.deposit_minor);
  const limit = row.limit_minor === null ? undefined : moneyOf(BigInt(row.limit_minor), row.currency);
  const common = {
    binId: row.bin_id,
    cardholderId: row.cardholder_id ?? undefined,
    count: 1,
    alias: row.alias,
    validTo: row.valid_to,
  };
  const draft =
    row.pool_id === null
      ? {
          ...common,
          merchantId: row.merchant_id,
          accountId: row.account_id,
          deposit: moneyOf(deposit, row.currency),
          limit,
          limitPeriod: row.limit_period ?? undefined,
        }
      : {
          ...common,
          poolId: row.pool_id,
          limit: limit ?? moneyOf(0n, row.currency),
          limitPeriod: row.limit_period ?? 'LIFETIME',
        };
  return { draft, deposit, fee: BigInt(row.fee_minor) };
}
