import type { Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows } from '../../../platform/db/insert-rows';
import { all, anyOf } from '../../../platform/listing/filters';
import { factsOf, type LedgerCode } from './ledger-code.data';
import { isOverdrawn, type LedgerAccount } from './ledger.rules';
import { oneOf, pick, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

export interface AccountKey {
  companyId: string;
  ownerId: string;
  code: LedgerCode;
  currency: string;
}

const nameOf = ({ ownerId, code, currency }: Pick<AccountKey, 'ownerId' | 'code' | 'currency'>) =>
  `${ownerId} ${code} ${currency}`;

/**
 * Opens missing ledger accounts and returns the ids in the order of the keys. Keys are sorted before the inserts and no
 * account is locked before them, to prevent deadlocks: an insert blocks concurrent inserts of the same key until its
 * transaction ends.
 */
export async function openLedgerAccounts(db: Db, keys: AccountKey[], now: Date): Promise<string[]> {
  const inOrder = [...keys].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const rows = inOrder.map(({ companyId, ownerId, code, currency }) => ({
    id: newId('ledger'),
    company_id: companyId,
    owner_type: factsOf(code).ownerType,
    owner_id: ownerId,
    code,
    currency,
    normal_side: factsOf(code).normalSide,
    allow_negative: factsOf(code).allowNegative,
    created_at: now,
  }));
  await insertRows(db, 'ledger_account', rows, sql`on conflict do nothing`);
  const found = await db.execute(
    sql`
      select id, owner_id || ' ' || code || ' ' || currency as key from ledger_account
      where owner_id = any(${keys.map(({ ownerId }) => ownerId)})`,
    { id: text, key: text },
  );
  const ids = new Map(found.rows.map(({ id, key }) => [key, id]));
  return keys.map((key) => {
    const id = ids.get(nameOf(key));
    if (!id) throw new Error(`The ledger account ${nameOf(key)} belongs to another company.`);
    return id;
  });
}

const accountRow = {
  ...pick(tables.ledger_account, 'id', 'currency', 'allow_negative', 'status'),
  ...pick(tables.ledger_account, 'posted_debit', 'posted_credit', 'hold_out'),
  normal_side: oneOf('D', 'C'),
};

/** Locks accounts sorted by id. All postings use this order, to prevent deadlocks. */
export async function lockLedgerAccounts(db: Db, ids: string[]): Promise<Map<string, LedgerAccount>> {
  const { rows } = await db.execute(
    sql`
      select id, currency, normal_side, allow_negative, status, posted_debit, posted_credit, hold_out
      from ledger_account where ${all(anyOf(sql`id`, [...new Set(ids)]))} order by id for update`,
    accountRow,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        currency: row.currency,
        normalSide: row.normal_side,
        allowNegative: row.allow_negative,
        status: row.status,
        debit: BigInt(row.posted_debit),
        credit: BigInt(row.posted_credit),
        holdOut: BigInt(row.hold_out),
      },
    ]),
  );
}

/** Stores the balances and holds of locked accounts. */
export async function updateLedgerAccounts(db: Db, accounts: LedgerAccount[]): Promise<void> {
  if (accounts.length > 0) await db.execute(updateOf(accounts));
}

/**
 * Returns the statement of `updateLedgerAccounts`, for callers that combine it with other statements in one round trip.
 */
export function updateOf(accounts: LedgerAccount[]): SQL {
  const rows = accounts.map((account) => ({
    id: account.id,
    debit: String(account.debit),
    credit: String(account.credit),
    hold: String(account.holdOut),
    overdrawn: isOverdrawn(account),
  }));
  return sql`
    update ledger_account set posted_debit = fresh.debit, posted_credit = fresh.credit, hold_out = fresh.hold,
      overdrawn = fresh.overdrawn, version = version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as fresh (id text, debit bigint, credit bigint, hold bigint, overdrawn boolean)
    where ledger_account.id = fresh.id`;
}

/** Closes an account. Throws if it has a balance or holds, even if the caller has checked that. */
export async function closeLedgerAccount(db: Db, id: string): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update ledger_account set status = 'CLOSED', version = version + 1
    where id = ${id} and posted_debit = posted_credit and hold_out = 0`);
  if (rowCount !== 1) throw new Error(`The account ${id} cannot be closed with a balance.`);
}
