import type { Ctx, Db } from '../platform/context';
import { int, nullable, pick, text } from '../platform/db/column';
import { sql, type SQL } from '../platform/db/sql';
import { tables } from '../platform/db/tables';
import { inTransaction } from '../platform/db/transaction';
import type { Origin, RecordMove } from '../platform/moves/record-moves';
import { systemCtx } from '../platform/system-ctx';
import { demoCompanies } from '@console/demo/ids';
import { openTestApp, type TestApp } from './test-app';

const companyId = demoCompanies.aldermoor;
const origins: Origin[] = ['CONSOLE', 'SYSTEM', 'CHANNEL', 'RISK'];

/** Who may make each move, by `FROM>TO`; with the event that it raises, if any. */
type Moves = Record<string, Origin[]>;

/** A kind of record whose state changes by a table of transitions. */
interface Kind {
  table: SQL;
  objectType: string;
  field: string;
  states: readonly string[];
  moves: Moves;
  events?: Record<string, string>;
  /** A row of the demo, or one that is inserted. */
  find: SQL;
  /** Puts the row into a state that can be stored; those of cards are made of several columns and come from the caller. */
  set?: (state: string) => SQL;
  /** The state as the row says it. */
  read?: SQL;
  /** The table of the history that people read. */
  history?: SQL;
  // Each kind has its own union of states; the test goes over all of them as text.
  move: (ctx: Ctx, move: RecordMove<never>) => Promise<void>;
}

/** What a move leaves behind it. */
interface Left {
  state: string | null;
  version: number;
  audited: unknown[];
  events: string[];
  history: unknown[];
}

const auditRow = pick(tables.audit_event, 'actor_id', 'before', 'after');
const historyRow = { from_state: nullable(text), to_state: text, by: text };

async function leftOf(db: Db, { table, objectType, read, history }: Kind, id: string): Promise<Left> {
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
    ? await db.execute(
        sql`select from_state, to_state, by from ${history} = ${id} order by seq desc limit 1`,
        historyRow,
      )
    : { rows: [] };
  const { state = null, version = 0 } = one.rows[0] ?? {};
  return { state, version, audited: audited.rows, events: events.rows.map(({ type }) => type), history: lines.rows };
}

class Undo extends Error {}

/** Makes one move in a transaction that is undone; answers what it left, or why it was refused. */
async function tryMove(test_: TestApp, kind: Kind, { from, to, origin }: { from: string; to: string; origin: Origin }) {
  let seen: { before: Left; after: Left; refused: string | null } | undefined;
  const trial = inTransaction(test_.database.pool, { as: 'owner' }, async (db) => {
    const id = String((await db.execute(kind.find, { id: text })).rows[0]?.id);
    if (kind.set) await db.execute(sql`update ${kind.table} set ${kind.set(from)} where id = ${id}`);
    const before = await leftOf(db, kind, id);
    const about = {
      companyId,
      now: test_.clock.now,
      origin: 'SYSTEM',
      action: 'review/tend',
      traceId: 'moves',
    } as const;
    const ctx: Ctx = { ...systemCtx(db, about), origin };
    // The states are those of the kind, which the test knows as text.
    const move = { id, from: from as never, to: to as never };
    const refused = await kind.move(ctx, move).then(
      () => null,
      (error: Error) => error.message,
    );
    seen = { before, after: await leftOf(db, kind, id), refused };
    throw new Undo();
  });
  await expect(trial).rejects.toThrow(Undo);
  if (!seen) throw new Error('nothing was tried');
  return seen;
}

/** Tests of every move from any state to any other, by anybody, of each of these kinds. */
export function describeMoves(kinds: Record<string, Kind>): void {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await openTestApp({ filling: 'demo' });
    // One endpoint that wants every event of a card.
    await test_.database.pool.query(
      `insert into webhook_endpoint (id, company_id, url, events, status, secret_sealed, created_at, created_by, updated_at,
        updated_by) values ('hook_moves', $1, 'https://example.com', $2, 'ACTIVE', '', now(), 'test', now(), 'test')`,
      [companyId, ['card.frozen', 'card.unfrozen', 'card.cancelled']],
    );
  }, 240_000);
  afterAll(() => test_.close());

  describe.each(Object.entries(kinds))('a %s', (_name, kind) => {
    const pairs = kind.states.flatMap((from) => kind.states.map((to) => ({ from, to, key: `${from}>${to}` })));

    test('goes from one state to another as the specification says, for whom it says, and no other way', async () => {
      const made: Moves = {};
      for (const { from, to, key } of pairs)
        for (const origin of origins) {
          const { before, after, refused } = await tryMove(test_, kind, { from, to, origin });
          if (refused === null) (made[key] ??= []).push(origin);
          else expect({ key, origin, after }).toEqual({ key, origin, after: before });
        }
      expect(made).toEqual(kind.moves);
    }, 120_000);

    test.each(Object.entries(kind.moves).flatMap(([key, by]) => by.map((origin) => ({ key, origin }))))(
      'from $key by $origin leaves row, version, history, event and audit line',
      async ({ key, origin }) => {
        const [from = '', to = ''] = key.split('>');
        const { before, after } = await tryMove(test_, kind, { from, to, origin });
        const event = kind.events?.[key];
        expect(after).toEqual({
          state: kind.read ? to : null,
          version: before.version + 1,
          audited: [
            {
              actor_id: 'system',
              before: expect.objectContaining({ [kind.field]: from }),
              after: expect.objectContaining({ [kind.field]: to }),
            },
          ],
          events: event ? [event] : [],
          history: kind.history ? [{ from_state: from, to_state: to, by: origin }] : [],
        });
      },
    );
  });
}
