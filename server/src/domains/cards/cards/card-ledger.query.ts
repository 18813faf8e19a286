import type { Db } from '../../../platform/context';
import { nullable, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

const ledgerRow = { ledgerId: text, createStatus: tables.card.create_status };

/** Ledger account and creation status of an existing card. */
export async function readCardLedger(db: Db, cardId: string): Promise<RowOf<typeof ledgerRow>> {
  const { rows } = await db.execute(
    sql`
      select ledger_account_id as "ledgerId", create_status as "createStatus" from card where id = ${cardId}`,
    ledgerRow,
  );
  if (!rows[0]) throw new Error(`The card ${cardId} was not found.`);
  return rows[0];
}

/** Merchant account in one currency, which is the other side of a transfer. */
interface Home {
  merchantId: string;
  currency: string;
}

const partiesRow = { cardLedgerId: text, accountLedgerId: nullable(text) };

/** Ledger accounts of a transfer; that of the merchant is null if the merchant has no usable account. */
export async function findParties(
  db: Db,
  cardId: string,
  { merchantId, currency }: Home,
): Promise<RowOf<typeof partiesRow> | null> {
  const { rows } = await db.execute(
    sql`
      select c.ledger_account_id as "cardLedgerId", a.ledger_account_id as "accountLedgerId" from card c
      left join account a on a.merchant_id = ${merchantId} and a.currency = ${currency} and a.status = 'NORMAL'
      where c.id = ${cardId}`,
    partiesRow,
  );
  return rows[0] ?? null;
}

/** Balance of a ledger account minus its holds. */
export async function findAvailable(db: Db, ledgerId: string): Promise<bigint> {
  const { rows } = await db.execute(
    sql`select balance - hold_out as available from ledger_account where id = ${ledgerId}`,
    { available: tables.ledger_account.balance },
  );
  return BigInt(rows[0]?.available ?? 0);
}
