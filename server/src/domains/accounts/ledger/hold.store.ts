import type { Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { insertOf, insertRows, type NewRow, together } from '../../../platform/db/insert-rows';
import { type Hold, type HoldChange, applyHoldChange } from './hold.rules';
import { lockLedgerAccounts, updateLedgerAccounts, updateOf } from './ledger-account.store';
import { applyHold, type LedgerAccount } from './ledger.rules';
import { pick, type RowOf } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

interface NewHold {
  companyId: string;
  currency: string;
  amount: bigint;
  sourceType: string;
  sourceId: string;
  expiresAt: Date;
}

/** Event that caused the change, for the hold's history. */
interface Cause {
  eventKey: string;
  now: Date;
}

/** Places a hold, or refuses if the available balance is too low. Each source can place one hold. */
export async function placeHold(db: Db, { accountId, ...wanted }: NewHold & { accountId: string }, cause: Cause) {
  const account = (await lockLedgerAccounts(db, [accountId])).get(accountId);
  if (!account) throw new Error(`The ledger account ${accountId} does not exist in this company.`);
  return holdOn(db, account, wanted, cause);
}

/** Places a hold on an account that the caller has already locked. */
export async function holdOn(db: Db, account: LedgerAccount, wanted: NewHold, { eventKey, now }: Cause) {
  const held = applyHold(account, wanted.amount);
  const id = newId('hold');
  const row: NewRow<'ledger_hold'> = {
    id,
    company_id: wanted.companyId,
    account_id: account.id,
    currency: wanted.currency,
    amount_minor: wanted.amount,
    captured_minor: 0,
    released_minor: 0,
    source_type: wanted.sourceType,
    source_id: wanted.sourceId,
    state: 'ACTIVE',
    expires_at: wanted.expiresAt,
    created_at: now,
  };
  const placed = eventRow(wanted.companyId, { holdId: id, eventKey, kind: 'PLACED', amount: wanted.amount, now });
  await db.execute(together(updateOf([held]), insertOf('ledger_hold', [row]), insertOf('ledger_hold_event', [placed])));
  return id;
}

interface Fact {
  holdId: string;
  eventKey: string;
  kind: HoldChange['kind'] | 'PLACED';
  amount: bigint;
  now: Date;
}

const eventRow = (companyId: string, { holdId, eventKey, kind, amount, now }: Fact) => ({
  hold_id: holdId,
  event_key: eventKey,
  kind,
  company_id: companyId,
  amount_minor: amount,
  at: now,
});

const holdRow = pick(tables.ledger_hold, 'id', 'amount_minor', 'captured_minor', 'released_minor');
type HoldRow = RowOf<typeof holdRow>;

/** Returns the hold of a source, or null. */
export async function findHold(db: Db, sourceType: string, sourceId: string): Promise<(Hold & { id: string }) | null> {
  const { rows } = await db.execute(
    sql`
      select id, amount_minor, captured_minor, released_minor from ledger_hold
      where source_type = ${sourceType} and source_id = ${sourceId}`,
    holdRow,
  );
  const [row] = rows;
  return row ? { id: row.id, ...holdOf(row) } : null;
}

const holdOf = (row: HoldRow): Hold => ({
  amount: BigInt(row.amount_minor),
  captured: BigInt(row.captured_minor),
  released: BigInt(row.released_minor),
});

/** Applies the changes of one event to a hold. Locks its account first, then the hold, in the lock order of postings. */
export async function changeHold(
  db: Db,
  holdId: string,
  changes: HoldChange[],
  { eventKey, now }: { eventKey: string; now: Date },
): Promise<void> {
  const owner = await db.execute(
    sql`select account_id from ledger_hold where id = ${holdId}`,
    pick(tables.ledger_hold, 'account_id'),
  );
  const accountId = owner.rows[0]?.account_id ?? '';
  let account = (await lockLedgerAccounts(db, [accountId])).get(accountId);
  const { rows } = await db.execute(
    sql`
      select id, company_id, amount_minor, captured_minor, released_minor from ledger_hold where id = ${holdId} for update`,
    { ...holdRow, ...pick(tables.ledger_hold, 'company_id') },
  );
  const [row] = rows;
  if (!row || !account) throw new Error(`The hold ${holdId} does not exist in this company.`);
  let hold = holdOf(row);
  for (const change of changes.filter(({ amount }) => amount > 0n)) {
    const applied = applyHoldChange(hold, change);
    hold = applied.hold;
    account = applyHold(account, applied.change);
    await insertRows(db, 'ledger_hold_event', [eventRow(row.company_id, { holdId, eventKey, now, ...change })]);
  }
  const isClosed = hold.captured + hold.released === hold.amount;
  const last = changes.findLast(({ amount }) => amount > 0n);
  if (!last) return;
  await db.execute(sql`
    update ledger_hold set amount_minor = ${String(hold.amount)}, captured_minor = ${String(hold.captured)},
      released_minor = ${String(hold.released)}, state = ${isClosed ? closedState(hold, last) : 'ACTIVE'},
      closed_at = ${isClosed ? now.toISOString() : null}
    where id = ${holdId}`);
  await updateLedgerAccounts(db, [account]);
}

function closedState({ captured }: Hold, last: HoldChange): 'CAPTURED' | 'RELEASED' | 'EXPIRED' {
  if (last.kind === 'EXPIRED') return 'EXPIRED';
  return captured > 0n ? 'CAPTURED' : 'RELEASED';
}
