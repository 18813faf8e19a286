import {
  binStatuses,
  cardStates,
  holderStatuses,
  kycStatuses,
  limitModes,
  reconStates,
} from '@console/contracts/cards';
import { walletUserStates } from '@console/contracts/wallets';
import type { Ctx, Db } from '../../platform/context';
import { sql, type SQL } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import type { Origin, RecordMove } from '../../platform/moves/record-moves';
import { systemCtx } from '../../platform/system-ctx';
import { demoCompanies } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { moveBin } from './card-bins/card-bin.store';
import { moveHolder, moveKyc } from './cardholders/cardholder.store';
import { moveCard } from './cards/card.store';
import { moveRule } from './limit-rules/limit-rule.store';
import type { PoolRow } from './pools/pool-row.query';
import { movePool } from './pools/pool.store';
import { moveReconItem } from './reconciliations/recon-item.store';
import { groupKind } from './share-groups/share-group-kind.query';
import { moveWalletUser } from './wallet-users/wallet-user.store';
import { walletKind } from './wallets/wallet-kind.query';

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

const companyId = demoCompanies.aldermoor;
const origins: Origin[] = ['CONSOLE', 'SYSTEM', 'CHANNEL', 'RISK'];
const people: Origin[] = ['CONSOLE'];

/** Who may make each move, by `FROM>TO`; with the event that it raises, if any. */
type Moves = Record<string, Origin[]>;

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

const ofCompany = sql`company_id = ${companyId}`;
const poolOf = (id: string, status: string) => ({ id, status, pool_no: 'P-1', name: 'Pool' }) as PoolRow;

const kinds: Record<string, Kind> = {
  card: {
    table: sql`card`,
    objectType: 'card',
    field: 'state',
    states: cardStates,
    moves: {
      'PENDING>ACTIVE': ['CHANNEL'],
      'PENDING>FAILED': ['CHANNEL'],
      'FAILED>PENDING': people,
      'FAILED>ACTIVE': people,
      'ACTIVE>FROZEN': ['CONSOLE', 'RISK'],
      'FROZEN>ACTIVE': people,
      'FROZEN>EXPIRED': people,
      'ACTIVE>CANCEL_REVIEW': people,
      'FROZEN>CANCEL_REVIEW': people,
      'EXPIRED>CANCEL_REVIEW': people,
      'CANCEL_REVIEW>ACTIVE': ['CONSOLE', 'SYSTEM'],
      'CANCEL_REVIEW>FROZEN': ['CONSOLE', 'SYSTEM', 'CHANNEL'],
      'CANCEL_REVIEW>EXPIRED': ['CONSOLE', 'SYSTEM'],
      'CANCEL_REVIEW>CANCELLED': ['CONSOLE', 'CHANNEL'],
    },
    events: {
      'ACTIVE>FROZEN': 'card.frozen',
      'FROZEN>ACTIVE': 'card.unfrozen',
      'CANCEL_REVIEW>CANCELLED': 'card.cancelled',
    },
    find: sql`select id from card where ${ofCompany} limit 1`,
    history: sql`card_status_event where card_id`,
    move: (ctx, { id: cardId, ...move }) => moveCard(ctx, { cardId, ...move, stored: { failure: null } }),
  },
  'card BIN': {
    table: sql`card_bin`,
    objectType: 'cardBin',
    field: 'status',
    states: binStatuses,
    moves: {
      'DRAFT>ONLINE': people,
      'ONLINE>MAINTENANCE': people,
      'MAINTENANCE>ONLINE': people,
      'ONLINE>OFFLINE': people,
      'OFFLINE>ONLINE': people,
    },
    find: sql`select id from card_bin limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: moveBin,
  },
  cardholder: {
    table: sql`cardholder`,
    objectType: 'cardholder',
    field: 'status',
    states: holderStatuses,
    moves: { 'ACTIVE>DISABLED': people, 'DISABLED>ACTIVE': people },
    find: sql`select id from cardholder where ${ofCompany} and not is_default limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, move) => moveHolder(ctx, { ...move, isDefault: false }),
  },
  'check of a cardholder': {
    table: sql`cardholder`,
    objectType: 'cardholder',
    field: 'kycStatus',
    states: kycStatuses,
    moves: {
      'NOT_REQUIRED>PENDING': people,
      'PENDING>PASSED': people,
      'PENDING>REJECTED': people,
      'REJECTED>PENDING': people,
      'PASSED>EXPIRED': ['CONSOLE', 'SYSTEM'],
      'EXPIRED>PENDING': people,
    },
    find: sql`select id from cardholder where ${ofCompany} limit 1`,
    set: (state) => sql`kyc_status = ${state}`,
    read: sql`kyc_status`,
    move: moveKyc,
  },
  'share group': {
    table: sql`share_group`,
    objectType: 'shareGroup',
    field: 'status',
    states: ['ACTIVE', 'BLOCKED', 'CANCELLED'],
    moves: {
      'ACTIVE>BLOCKED': people,
      'BLOCKED>ACTIVE': people,
      'ACTIVE>CANCELLED': people,
      'BLOCKED>CANCELLED': people,
    },
    find: sql`select id from share_group where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, { id, from, to }) => movePool(groupKind, ctx, poolOf(id, from), to),
  },
  wallet: {
    table: sql`wallet`,
    objectType: 'wallet',
    field: 'status',
    states: ['ACTIVE', 'FROZEN', 'CANCELLED'],
    moves: {
      'ACTIVE>FROZEN': people,
      'FROZEN>ACTIVE': people,
      'ACTIVE>CANCELLED': people,
      'FROZEN>CANCELLED': people,
    },
    find: sql`select id from wallet where ${ofCompany} limit 1`,
    set: (state) => sql`status = ${state}`,
    read: sql`status`,
    move: (ctx, { id, from, to }) => movePool(walletKind, ctx, poolOf(id, from), to),
  },
  'wallet user': {
    table: sql`wallet_user`,
    objectType: 'wallet_user',
    field: 'state',
    states: walletUserStates,
    moves: {
      'INVITED>ACCEPTED': people,
      'INVITED>EXPIRED': people,
      'EXPIRED>INVITED': people,
      'ACCEPTED>REMOVED': people,
    },
    find: sql`select id from wallet_user where ${ofCompany} limit 1`,
    set: (state) =>
      state === 'EXPIRED'
        ? sql`state = 'INVITED', expires_at = '2020-01-01'`
        : sql`state = ${state}, expires_at = '2999-01-01', accepted_at = case when ${state} = 'INVITED' then null else now() end,
            user_id = coalesce(user_id, invited_by)`,
    read: sql`case when state = 'INVITED' and expires_at < '2990-01-01' then 'EXPIRED' else state end`,
    move: (ctx, move) => moveWalletUser(ctx, { ...move, walletName: 'Travel', expiresAt: new Date('2999-01-01') }),
  },
  'limit rule': {
    table: sql`limit_rule`,
    objectType: 'limitRule',
    field: 'mode',
    states: limitModes,
    moves: {
      'INACTIVE>SHADOW': people,
      'SHADOW>ACTIVE': people,
      'ACTIVE>INACTIVE': people,
      'SHADOW>INACTIVE': people,
    },
    find: sql`select id from limit_rule where ${ofCompany} limit 1`,
    set: (state) => sql`mode = ${state}`,
    read: sql`mode`,
    move: moveRule,
  },
  'difference with a channel': {
    table: sql`recon_item`,
    objectType: 'reconciliation',
    field: 'state',
    states: reconStates,
    moves: {
      'OPEN>EXPLAINED': ['CONSOLE', 'CHANNEL'],
      'OPEN>ADJUSTED': people,
      'OPEN>WRITTEN_OFF': people,
      'EXPLAINED>OPEN': ['CHANNEL'],
      // Settled is settled with that amount; another one is another difference in the same row.
      'ADJUSTED>OPEN': ['CHANNEL'],
      'WRITTEN_OFF>OPEN': ['CHANNEL'],
    },
    find: sql`
      insert into recon_item (id, company_id, object_type, object_id, ref, category, ours_minor, theirs_minor, currency,
        first_seen)
      select 'recon_moves', company_id, 'CARD', id, 'test', 'AMOUNT', 1, 2, currency, now() from card
      where ${ofCompany} limit 1 returning id`,
    set: (state) => sql`state = ${state}`,
    read: sql`state`,
    move: moveReconItem,
  },
};

/** What a move leaves behind it. */
interface Left {
  state: string | null;
  version: number;
  audited: unknown[];
  events: string[];
  history: unknown[];
}

async function leftOf(db: Db, { table, objectType, read, history }: Kind, id: string): Promise<Left> {
  const one = await db.execute<{ state: string | null; version: number }>(
    sql`select ${read ?? sql`null`} as state, version from ${table} where id = ${id}`,
  );
  const audited = await db.execute(sql`
    select actor_id, before, after from audit_event
    where object_type = ${objectType} and object_id = ${id} and trace_id = 'moves'`);
  const events = await db.execute<{ type: string }>(
    sql`select event_type as type from webhook_delivery where endpoint_id = 'hook_moves'`,
  );
  const lines = history
    ? await db.execute(sql`select from_state, to_state, by from ${history} = ${id} order by seq desc limit 1`)
    : { rows: [] };
  const { state = null, version = 0 } = one.rows[0] ?? {};
  return { state, version, audited: audited.rows, events: events.rows.map(({ type }) => type), history: lines.rows };
}

class Undo extends Error {}

/** Makes one move in a transaction that is undone; answers what it left, or why it was refused. */
async function tryMove(kind: Kind, { from, to, origin }: { from: string; to: string; origin: Origin }) {
  let seen: { before: Left; after: Left; refused: string | null } | undefined;
  const trial = inTransaction(test_.database.pool, { as: 'owner' }, async (db) => {
    const id = String((await db.execute<{ id: string }>(kind.find)).rows[0]?.id);
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

describe.each(Object.entries(kinds))('a %s', (_name, kind) => {
  const pairs = kind.states.flatMap((from) => kind.states.map((to) => ({ from, to, key: `${from}>${to}` })));

  test('goes from one state to another as the specification says, for whom it says, and no other way', async () => {
    const made: Moves = {};
    for (const { from, to, key } of pairs)
      for (const origin of origins) {
        const { before, after, refused } = await tryMove(kind, { from, to, origin });
        if (refused === null) (made[key] ??= []).push(origin);
        else expect({ key, origin, after }).toEqual({ key, origin, after: before });
      }
    expect(made).toEqual(kind.moves);
  }, 120_000);

  test.each(Object.entries(kind.moves).flatMap(([key, by]) => by.map((origin) => ({ key, origin }))))(
    'from $key by $origin leaves row, version, history, event and audit line',
    async ({ key, origin }) => {
      const [from = '', to = ''] = key.split('>');
      const { before, after } = await tryMove(kind, { from, to, origin });
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
