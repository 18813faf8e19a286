import { sql } from 'drizzle-orm';
import type { Db } from '../../context';
import { insertRows } from '../../insert-rows';
import { newId } from '../../new-id';
import { type LedgerCode, ledgerCodes } from './ledger.codes';
import { applyLine, assertBalanced, balanceOf, type LedgerAccount, type Line } from './ledger.rules';

/** One movement of money. The same source and event are posted once, however often they are sent. */
export interface Entry {
  companyId: string;
  eventType: string;
  sourceType: string;
  sourceId: string;
  currency: string;
  occurredAt: Date;
  createdBy: string;
  reversesEntryId?: string;
  lines: Line[];
}

interface AccountKey {
  companyId: string;
  ownerId: string;
  code: LedgerCode;
  currency: string;
}

/** Opens what does not exist yet; the ids come in the order of the keys. */
export async function openLedgerAccounts(db: Db, keys: AccountKey[], now: Date): Promise<string[]> {
  const rows = keys.map(({ companyId, ownerId, code, currency }) => ({
    id: newId('ledger', now),
    company_id: companyId,
    owner_type: ledgerCodes[code].ownerType,
    owner_id: ownerId,
    code,
    currency,
    normal_side: ledgerCodes[code].normalSide,
    allow_negative: ledgerCodes[code].allowNegative,
    created_at: now,
  }));
  await insertRows(db, 'ledger_account', rows, sql`ON CONFLICT DO NOTHING`);
  const found = await db.execute<{ id: string; key: string }>(sql`
    SELECT id, owner_id || ' ' || code || ' ' || currency AS key FROM ledger_account
    WHERE owner_id = ANY(${sql.param(keys.map(({ ownerId }) => ownerId))})`);
  const ids = new Map(found.rows.map(({ id, key }) => [key, id]));
  return keys.map(({ ownerId, code, currency }) => {
    const id = ids.get(`${ownerId} ${code} ${currency}`);
    if (!id) throw new Error(`The ledger account ${code} in ${currency} of ${ownerId} belongs to another company.`);
    return id;
  });
}

interface AccountRow extends Record<string, unknown> {
  id: string;
  currency: string;
  normal_side: LedgerAccount['normalSide'];
  allow_negative: boolean;
  status: LedgerAccount['status'];
  posted_debit: string;
  posted_credit: string;
  hold_out: string;
}

/** Locks in the order of ids, everywhere, so that two postings never wait for each other in a circle. */
export async function lockLedgerAccounts(db: Db, ids: string[]): Promise<Map<string, LedgerAccount>> {
  const { rows } = await db.execute<AccountRow>(sql`
    SELECT id, currency, normal_side, allow_negative, status, posted_debit, posted_credit, hold_out
    FROM ledger_account WHERE id = ANY(${sql.param([...new Set(ids)])}) ORDER BY id FOR UPDATE`);
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

/** The only way in which money moves. False: it was posted before, and nothing happened now. */
export async function post(db: Db, entry: Entry, now: Date): Promise<boolean> {
  return (await postAll(db, [entry], now)) === 1;
}

/** Posts entries in their order, all or none; answers how many were new. */
export async function postAll(db: Db, entries: Entry[], now: Date): Promise<number> {
  for (const { lines, currency } of entries) assertBalanced(lines, currency);
  const accounts = await lockLedgerAccounts(db, entries.flatMap(({ lines }) => lines.map(({ accountId }) => accountId)));
  const ids = await insertEntries(db, entries, now);
  const touched = new Map<string, LedgerAccount>();
  const rows = entries.flatMap((entry) => {
    const entryId = ids.get(sourceOf(entry));
    return entryId ? entry.lines.map((line) => lineRow(line, { entry, entryId, accounts, touched, now })) : [];
  });
  await updateAccounts(db, [...touched.values()]);
  await insertRows(db, 'ledger_line', rows);
  return ids.size;
}

const sourceOf = (entry: Pick<Entry, 'sourceType' | 'sourceId' | 'eventType'>) =>
  `${entry.sourceType} ${entry.sourceId} ${entry.eventType}`;

async function insertEntries(db: Db, entries: Entry[], now: Date): Promise<Map<string, string>> {
  const rows = entries.map((entry) => ({
    id: newId('entry', now),
    company_id: entry.companyId,
    event_type: entry.eventType,
    source_type: entry.sourceType,
    source_id: entry.sourceId,
    occurred_at: entry.occurredAt,
    posted_at: now,
    reverses_entry_id: entry.reversesEntryId ?? null,
    created_by: entry.createdBy,
  }));
  const known = sql`ON CONFLICT (source_type, source_id, event_type) DO NOTHING RETURNING id`;
  const written = new Set((await insertRows(db, 'ledger_entry', rows, known)).map(({ id }) => id));
  return new Map(
    entries.flatMap((entry, index) => {
      const id = rows[index]?.id;
      return id && written.has(id) ? [[sourceOf(entry), id] as const] : [];
    }),
  );
}

interface Posting {
  entry: Entry;
  entryId: string;
  accounts: Map<string, LedgerAccount>;
  touched: Map<string, LedgerAccount>;
  now: Date;
}

function lineRow(line: Line, { entry, entryId, accounts, touched, now }: Posting) {
  const before = accounts.get(line.accountId);
  if (!before) throw new Error(`The ledger account ${line.accountId} does not exist in this company.`);
  const after = applyLine(before, line, entry.currency);
  accounts.set(after.id, after);
  touched.set(after.id, after);
  return {
    id: newId('line', now),
    company_id: entry.companyId,
    entry_id: entryId,
    account_id: after.id,
    side: line.side,
    amount_minor: line.amount,
    currency: entry.currency,
    balance_after_minor: balanceOf(after),
  };
}

async function updateAccounts(db: Db, accounts: LedgerAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  const rows = JSON.stringify(accounts.map(({ id, debit, credit }) => ({ id, debit: String(debit), credit: String(credit) })));
  await db.execute(sql`
    UPDATE ledger_account SET posted_debit = fresh.debit, posted_credit = fresh.credit, version = version + 1
    FROM json_to_recordset(${rows}::json) AS fresh (id text, debit bigint, credit bigint)
    WHERE ledger_account.id = fresh.id`);
}
