import type { Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { chained, emptyHead, type EntryRow, fxColumns, type Head, type LineRow } from './chain.rules';
import { lockLedgerAccounts, updateLedgerAccounts } from './ledger-account.store';
import { applyLine, assertBalanced, balanceOf, type FxQuote, type LedgerAccount, type Line } from './ledger.rules';
import { oneOf, pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** A ledger entry. Each combination of source, event and leg is posted once, even if it is sent again. */
export interface Entry {
  companyId: string;
  eventType: string;
  sourceType: string;
  sourceId: string;
  legKey?: string;
  occurredAt: Date;
  createdBy: string;
  reversesEntryId?: string;
  fx?: FxQuote;
  /** Posts even if the available balance is too low, because the purchase was already approved. */
  isForced?: boolean;
  lines: Line[];
}

/** Posts one ledger entry. Returns false if it was already posted. */
export async function post(db: Db, entry: Entry, now: Date): Promise<boolean> {
  return (await postAll(db, [entry], now)) === 1;
}

/** Posts entries of one company in their order, atomically. Returns the number of new entries. */
export async function postAll(db: Db, entries: Entry[], now: Date): Promise<number> {
  const [first] = entries;
  if (!first) return 0;
  for (const { lines, fx } of entries) assertBalanced(lines, fx);
  const accounts = await lockLedgerAccounts(
    db,
    entries.flatMap(({ lines }) => lines.map(({ accountId }) => accountId)),
  );
  let head = await lockHead(db, first.companyId);
  const posted = await postedBefore(db, entries);
  const touched = new Map<string, LedgerAccount>();
  const entryRows: NewRow<'ledger_entry'>[] = [];
  const lineRows: LineRow[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (posted.has(key)) continue;
    posted.add(key);
    const row = entryRow(entry, now);
    const lines = entry.lines.map((line) => lineRow(line, { entry, entryId: row.id, accounts, touched }));
    const link = chained(head, row, lines);
    head = link.head;
    entryRows.push(link.row);
    lineRows.push(...lines);
  }
  if (entryRows.length === 0) return 0;
  await insertRows(db, 'ledger_entry', entryRows);
  await updateLedgerAccounts(db, [...touched.values()]);
  await insertRows(db, 'ledger_line', lineRows);
  await storeHead(db, first.companyId, head);
  return entryRows.length;
}

const keyOf = ({ sourceType, sourceId, eventType, legKey = '' }: Entry) =>
  JSON.stringify([sourceType, sourceId, eventType, legKey]);

/**
 * Locks the head of the company's hash chain. It is the last lock of a posting: the transaction that holds it assigns
 * the next number, so the numbers have no gaps.
 */
export async function lockHead(db: Db, companyId: string): Promise<Head> {
  const find = () =>
    db.execute(
      sql`select seq, hash from ledger_head where company_id = ${companyId} for update`,
      pick(tables.ledger_head, 'seq', 'hash'),
    );
  const found = await find();
  if (found.rows[0]) return { seq: Number(found.rows[0].seq), hash: found.rows[0].hash };
  await insertRows(db, 'ledger_head', [{ company_id: companyId, ...emptyHead }], sql`on conflict do nothing`);
  const { rows } = await find();
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : emptyHead;
}

/** Stores the head. The caller has locked it with `lockHead`. */
export const storeHead = (db: Db, companyId: string, { seq, hash }: Head) =>
  db.execute(sql`update ledger_head set seq = ${seq}, hash = ${hash} where company_id = ${companyId}`);

const keyRow = pick(tables.ledger_entry, 'source_type', 'source_id', 'event_type', 'leg_key');

/**
 * Finds entries that were already posted. Runs under the lock of the head, so no concurrent transaction can post a
 * duplicate.
 */
async function postedBefore(db: Db, entries: Entry[]): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`
      select source_type, source_id, event_type, leg_key from ledger_entry
      where source_id = any(${entries.map(({ sourceId }) => sourceId)})
        and source_type = any(${[...new Set(entries.map(({ sourceType }) => sourceType))]})`,
    keyRow,
  );
  return new Set(rows.map((row) => JSON.stringify([row.source_type, row.source_id, row.event_type, row.leg_key])));
}

const entryRow = (entry: Entry, now: Date): EntryRow => ({
  id: newId('entry'),
  company_id: entry.companyId,
  event_type: entry.eventType,
  source_type: entry.sourceType,
  source_id: entry.sourceId,
  leg_key: entry.legKey ?? '',
  occurred_at: entry.occurredAt,
  posted_at: now,
  reverses_entry_id: entry.reversesEntryId ?? null,
  created_by: entry.createdBy,
  ...fxColumns(entry.fx),
});

interface Posting {
  entry: Entry;
  entryId: string;
  accounts: Map<string, LedgerAccount>;
  touched: Map<string, LedgerAccount>;
}

function lineRow(line: Line, { entry, entryId, accounts, touched }: Posting): LineRow {
  const before = accounts.get(line.accountId);
  if (!before) throw new Error(`The ledger account ${line.accountId} does not exist in this company.`);
  const after = applyLine(before, line, { isForced: entry.isForced ?? false });
  accounts.set(after.id, after);
  touched.set(after.id, after);
  return {
    id: newId('line'),
    company_id: entry.companyId,
    entry_id: entryId,
    account_id: after.id,
    side: line.side,
    amount_minor: line.amount,
    currency: line.currency,
    balance_after_minor: balanceOf(after),
  };
}

const postedRow = {
  ...pick(tables.ledger_entry, 'id', 'company_id', 'occurred_at', 'created_by'),
  ...pick(tables.ledger_line, 'account_id', 'amount_minor', 'currency'),
  side: oneOf('D', 'C'),
};

/** Returns a posted entry by its source and event, or null. */
export async function findEntry(
  db: Db,
  { sourceType, sourceId, eventType, legKey = '' }: Pick<Entry, 'sourceType' | 'sourceId' | 'eventType' | 'legKey'>,
): Promise<(Entry & { id: string }) | null> {
  const { rows } = await db.execute(
    sql`
      select e.id, e.company_id, e.occurred_at, e.created_by, l.account_id, l.side, l.amount_minor, l.currency
      from ledger_entry e join ledger_line l on l.entry_id = e.id
      where e.source_type = ${sourceType} and e.source_id = ${sourceId} and e.event_type = ${eventType}
        and e.leg_key = ${legKey}
      order by l.id`,
    postedRow,
  );
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    companyId: first.company_id,
    sourceType,
    sourceId,
    eventType,
    legKey,
    occurredAt: new Date(first.occurred_at),
    createdBy: first.created_by,
    lines: rows.map(({ account_id, side, amount_minor, currency }) => ({
      accountId: account_id,
      side,
      amount: BigInt(amount_minor),
      currency,
    })),
  };
}
