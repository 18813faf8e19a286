import type { Ctx, Db } from '../platform/context';
import { type Columns, int, nullable, pick, text } from '../platform/db/column';
import { sql, type SQL } from '../platform/db/sql';
import { tables } from '../platform/db/tables';
import { inTransaction } from '../platform/db/transaction';
import type { Origin, StateTransition } from '../platform/transitions/record-transitions';
import { systemCtx } from '../platform/system-ctx';
import { demoCompanies } from '@console/demo/ids';
import { openTestApp, type TestApp } from './test-app';

const companyId = demoCompanies.aldermoor;

/** All initiators. */
export const origins: Origin[] = ['CONSOLE', 'SYSTEM', 'CHANNEL', 'RISK'];

/** Initiators of each transition, by `FROM>TO`. */
export type ExpectedTransitions = Record<string, Origin[]>;

interface Tried {
  from: string;
  to: string;
  origin: Origin;
}

/** Kind of record whose state changes by a table of transitions. */
export interface StatefulKind {
  table: SQL;
  objectType: string;
  /** Name of the state in audit log entries; null if its transitions have none. */
  field: string | null;
  states: readonly string[];
  transitions: ExpectedTransitions;
  events?: Record<string, string>;
  /** Selects a row of the demo, or inserts one. */
  find: SQL;
  /** Sets the row to a state. The caller provides it for cards, whose state has several columns. */
  set?: (state: string) => SQL;
  /** Selects the state of the row. */
  read?: SQL;
  /** History in addition to the audit log: the rows of a record, and the row that a transition adds. */
  history?: { of: SQL; row: Columns; line: (tried: Tried) => object };
  // Each kind has its own union of states; the test handles all of them as strings.
  transition: (ctx: Ctx, transition: StateTransition<never>) => Promise<void>;
}

/** State, version, audit log entries, events and history after a transition. */
interface Left {
  state: string | null;
  version: number;
  audited: unknown[];
  events: string[];
  history: unknown[];
}

const auditRow = pick(tables.audit_event, 'actor_id', 'before', 'after');

async function leftOf(db: Db, { table, objectType, read, history }: StatefulKind, id: string): Promise<Left> {
  const one = await db.execute(sql`select ${read ?? sql`null`} as state, version from ${table} where id = ${id}`, {
    state: nullable(text),
    version: int,
  });
  const audited = await db.execute(
    sql`
    select actor_id, before, after from audit_event
    where object_type = ${objectType} and object_id = ${id} and trace_id = 'moves'`,
    auditRow,
  );
  const events = await db.execute(
    sql`select event_type as type from webhook_delivery where endpoint_id = 'hook_moves'`,
    { type: text },
  );
  const lines = history
    ? await db.execute(sql`${history.of} = ${id} order by seq desc limit 1`, history.row)
    : { rows: [] };
  const { state = null, version = 0 } = one.rows[0] ?? {};
  return { state, version, audited: audited.rows, events: events.rows.map(({ type }) => type), history: lines.rows };
}

class Undo extends Error {}

/** Runs work for an initiator in a transaction that is rolled back. */
export async function tryUndone(
  { database, clock }: TestApp,
  origin: Origin,
  attempt: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const trial = inTransaction(database.pool, { as: 'owner' }, async (db) => {
    const about = { companyId, now: clock.now, origin: 'SYSTEM', action: 'review/tend', traceId: 'moves' } as const;
    await attempt({ ...systemCtx(db, about), origin });
    throw new Undo();
  });
  await expect(trial).rejects.toThrow(Undo);
}

/** Makes one transition and rolls it back. Returns its result, or the reason why it was refused. */
async function tryTransition(test_: TestApp, kind: StatefulKind, { from, to, origin }: Tried) {
  let seen: { before: Left; after: Left; refused: string | null } | undefined;
  await tryUndone(test_, origin, async (ctx) => {
    const { db } = ctx;
    const id = String((await db.execute(kind.find, { id: text })).rows[0]?.id);
    if (kind.set) await db.execute(sql`update ${kind.table} set ${kind.set(from)} where id = ${id}`);
    const before = await leftOf(db, kind, id);
    // The test handles the states of the kind as strings.
    const transition = { id, from: from as never, to: to as never };
    const refused = await kind.transition(ctx, transition).then(
      () => null,
      (error: Error) => error.message,
    );
    seen = { before, after: await leftOf(db, kind, id), refused };
  });
  if (!seen) throw new Error('nothing was tried');
  return seen;
}

/** Events that only transitions raise. */
const eventsOfTransitions = [
  'card.frozen',
  'card.unfrozen',
  'card.cancelled',
  'authorization.approved',
  'authorization.declined',
  'transaction.cleared',
  'transaction.refunded',
  'transaction.charged_back',
  'merchant.registration.submitted',
  'merchant.registration.decided',
  'merchant.approved',
  'merchant.rejected',
  'merchant.suspended',
  'merchant.resumed',
  'merchant.closed',
  'company.approved',
  'company.rejected',
  'company.suspended',
  'company.resumed',
  'company.closed',
  'agreement.published',
];

const auditedAs = (field: string, { from, to }: Tried) => ({
  actor_id: 'system',
  before: expect.objectContaining({ [field]: from }),
  after: expect.objectContaining({ [field]: to }),
});

/** Tests every pair of states with every initiator, for each kind of record. Returns the app of the tests. */
export function describeTransitions(kinds: Record<string, StatefulKind>): () => TestApp {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await openTestApp({ filling: 'demo' });
    // A webhook endpoint that receives all events.
    await test_.database.pool.query(
      `insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at,
        updated_by) values ('hook_moves', $1, 'https://example.com', $2, 'ACTIVE', '', now(), 'test', now(), 'test')`,
      [companyId, eventsOfTransitions],
    );
  });
  afterAll(() => test_.close());

  describe.each(Object.entries(kinds))('a %s', (_name, kind) => {
    const pairs = kind.states.flatMap((from) => kind.states.map((to) => ({ from, to, key: `${from}>${to}` })));

    test('has exactly the transitions and initiators of the specification', async () => {
      const made: ExpectedTransitions = {};
      for (const { from, to, key } of pairs)
        for (const origin of origins) {
          const { before, after, refused } = await tryTransition(test_, kind, { from, to, origin });
          if (refused === null) (made[key] ??= []).push(origin);
          else expect({ key, origin, after }).toEqual({ key, origin, after: before });
        }
      expect(made).toEqual(kind.transitions);
    });

    test.each(Object.entries(kind.transitions).flatMap(([key, by]) => by.map((origin) => ({ key, origin }))))(
      'the transition $key by $origin writes row, version, history, event and audit log entry',
      async ({ key, origin }) => {
        const [from = '', to = ''] = key.split('>');
        const { before, after } = await tryTransition(test_, kind, { from, to, origin });
        const event = kind.events?.[key];
        expect(after).toEqual({
          state: kind.read ? to : null,
          version: before.version + 1,
          audited: kind.field === null ? [] : [auditedAs(kind.field, { from, to, origin })],
          events: event ? [event] : [],
          history: kind.history ? [kind.history.line({ from, to, origin })] : [],
        });
      },
    );
  });
  return () => test_;
}
