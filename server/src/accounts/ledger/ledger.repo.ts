import { sql } from 'drizzle-orm';
import type { Db } from '../../context';
import { insertRows } from '../../insert-rows';
import { newId } from '../../ids';
import { type LedgerCode, ledgerCodes } from './ledger-codes';
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
    id: newId('ledger'),
    company_id: companyId,
    owner_type: ledgerCodes[code].ownerType,
    owner_id: ownerId,
    code,
    currency,
    normal_side: ledgerCodes[code].normalSide,
    allow_negative: ledgerCodes[code].allowNegative,
    created_at: now,
  }));
  await insertRows(db, 'ledger_account', rows, sql`on conflict do nothing`);
  const found = await db.execute<{ id: string; key: string }>(sql`
    select id, owner_id || ' ' || code || ' ' || currency as key from ledger_account
    where owner_id = any(${sql.param(keys.map(({ ownerId }) => ownerId))})`);
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
    select id, currency, normal_side, allow_negative, status, posted_debit, posted_credit, hold_out
    from ledger_account where id = any(${sql.param([...new Set(ids)])}) order by id for update`);
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
  const accounts = await lockLedgerAccounts(
    db,
    entries.flatMap(({ lines }) => lines.map(({ accountId }) => accountId)),
  );
  const ids = await insertEntries(db, entries, now);
  const touched = new Map<string, LedgerAccount>();
  const rows = entries.flatMap((entry, index) => {
    const entryId = ids[index];
    return entryId ? entry.lines.map((line) => lineRow(line, { entry, entryId, accounts, touched })) : [];
  });
  await updateAccounts(db, [...touched.values()]);
  await insertRows(db, 'ledger_line', rows);
  return ids.filter((id) => id !== null).length;
}

/** Ids of the new entries, in order; null where the source's event was posted before. */
async function insertEntries(db: Db, entries: Entry[], now: Date): Promise<(string | null)[]> {
  const rows = entries.map((entry) => ({
    id: newId('entry'),
    company_id: entry.companyId,
    event_type: entry.eventType,
    source_type: entry.sourceType,
    source_id: entry.sourceId,
    occurred_at: entry.occurredAt,
    posted_at: now,
    reverses_entry_id: entry.reversesEntryId ?? null,
    created_by: entry.createdBy,
  }));
  const known = sql`on conflict (source_type, source_id, event_type) do nothing returning id`;
  const written = new Set((await insertRows(db, 'ledger_entry', rows, known)).map(({ id }) => id));
  return rows.map(({ id }) => (written.has(id) ? id : null));
}

interface Posting {
  entry: Entry;
  entryId: string;
  accounts: Map<string, LedgerAccount>;
  touched: Map<string, LedgerAccount>;
}

function lineRow(line: Line, { entry, entryId, accounts, touched }: Posting) {
  const before = accounts.get(line.accountId);
  if (!before) throw new Error(`The ledger account ${line.accountId} does not exist in this company.`);
  const after = applyLine(before, line, entry.currency);
  accounts.set(after.id, after);
  touched.set(after.id, after);
  return {
    id: newId('line'),
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
  const rows = JSON.stringify(
    accounts.map(({ id, debit, credit }) => ({ id, debit: String(debit), credit: String(credit) })),
  );
  await db.execute(sql`
    update ledger_account set posted_debit = fresh.debit, posted_credit = fresh.credit, version = version + 1
    from json_to_recordset(${rows}::json) as fresh (id text, debit bigint, credit bigint)
    where ledger_account.id = fresh.id`);
}

interface StoredLine extends Record<string, unknown> {
  id: string;
  company_id: string;
  occurred_at: string;
  created_by: string;
  account_id: string;
  side: Line['side'];
  amount_minor: string;
  currency: string;
}

/** A posted entry by what it came from, or null. */
export async function findEntry(
  db: Db,
  { sourceType, sourceId, eventType }: Pick<Entry, 'sourceType' | 'sourceId' | 'eventType'>,
): Promise<(Entry & { id: string }) | null> {
  const { rows } = await db.execute<StoredLine>(sql`
    select e.id, e.company_id, e.occurred_at, e.created_by, l.account_id, l.side, l.amount_minor, l.currency
    from ledger_entry e join ledger_line l on l.entry_id = e.id
    where e.source_type = ${sourceType} and e.source_id = ${sourceId} and e.event_type = ${eventType} order by l.id`);
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    companyId: first.company_id,
    sourceType,
    sourceId,
    eventType,
    currency: first.currency,
    occurredAt: new Date(first.occurred_at),
    createdBy: first.created_by,
    lines: rows.map((row) => ({ accountId: row.account_id, side: row.side, amount: BigInt(row.amount_minor) })),
  };
}
