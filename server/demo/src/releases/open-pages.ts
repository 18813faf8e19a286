import type { RemoteRun, WaitReason } from '@console/contracts/release';
import type { Db } from '@console/server/platform/context';
import { int, json, text } from '@console/server/platform/db/column';
import { sql } from '@console/server/platform/db/sql';
import { inTransaction } from '@console/server/platform/db/transaction';
import type { Pool } from 'pg';
import { demoCompanies, demoUsers, type DemoLogin } from '../ids';
import { next } from './past';

/** Number of open pages per user. These sessions have no token, so no one can use them. */
const sessionsOf: readonly [login: DemoLogin, count: number][] = [
  ['owner', 1],
  ['operations', 6],
  ['finance.maker', 4],
  ['finance.checker', 3],
  ['risk', 5],
  ['support', 6],
  ['auditor', 2],
  ['developer', 2],
  ['devops', 1],
];

type Wait = WaitReason | 'OLD' | 'FAILED' | null;

/** Reasons for waiting, by number of the page; other pages run the live release. */
const waitOf: Readonly<Record<number, Wait>> = {
  3: 'DIRTY',
  8: 'DIALOG',
  11: 'OLD',
  16: 'DIRTY',
  22: 'FAILED',
  26: 'DIRTY',
};

/** Remotes that a page has mounted. */
const remotesAt = (place: number): string[] => [
  'cards',
  ...(place % 2 === 0 ? ['accounts'] : []),
  ...(place % 3 === 0 ? ['admin'] : []),
  ...(place % 5 === 0 ? ['company'] : []),
];

/** Typical mount times in milliseconds, the same at every start. */
const usualMs: Readonly<Record<string, number>> = { shell: 180, cards: 290, accounts: 210, admin: 240, company: 330 };
const mountMs = (remote: string, seed: number): number =>
  (usualMs[remote] ?? 250) + ((seed * 7919) % 97) + Math.round(40 * Math.sin(seed / 3 + remote.length));

interface Lane {
  version: string;
  audience: { to: string };
}
interface Newest {
  number: number;
  shell: string;
  remotes: Readonly<Record<string, { lanes: readonly Lane[] }>>;
}

/** Reports the versions of the demo's open pages, as browsers do. Returns 0, so that the poller pauses. */
export const keepPagesOpen = (pool: Pool, now: Date): Promise<number> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const newest = await findNewest(db);
    if (!newest) return 0;
    const pages = pagesOf(newest);
    const isNew = await keepSessions(db, pages, now);
    await storePages(db, { pages, newest, now });
    await storeMounts(db, { pages, now, hours: isNew ? 24 : 0 });
    return 0;
  });

async function findNewest(db: Db): Promise<Newest | null> {
  const { rows } = await db.execute(
    sql`
      select number::int as number, remotes, signed::jsonb ->> 'shell' as shell from release order by number desc limit 1`,
    { number: int, remotes: json<Newest['remotes']>(), shell: text },
  );
  return rows[0] ?? null;
}

interface Page {
  sessionId: string;
  userId: string;
  ip: string;
  isHidden: boolean;
  isOld: boolean;
  remotes: RemoteRun[];
}

function pagesOf({ remotes }: Newest): Page[] {
  const users = sessionsOf.flatMap(([login, count]) => Array.from({ length: count }, () => demoUsers[login]));
  return users.map((userId, place) => {
    const wait = waitOf[place] ?? null;
    return {
      sessionId: `ses_demo_page_${place + 1}`,
      userId,
      ip: `203.0.113.${20 + place}`,
      isHidden: wait === 'OLD' || place % 7 === 6,
      isOld: wait === 'OLD',
      remotes: remotesAt(place).flatMap((remote) => {
        const lanes = remotes[remote]?.lanes ?? [];
        const live = lanes.find(({ audience }) => audience.to === 'everyone')?.version;
        if (live === undefined) return [];
        const canary = lanes.find(({ audience }) => audience.to !== 'everyone')?.version;
        return [runOf({ remote, live, canary, wait, place })];
      }),
    };
  });
}

interface Running {
  remote: string;
  live: string;
  canary: string | undefined;
  wait: Wait;
  place: number;
}

/** One in ten pages runs the canary; waiting pages run the previous version. */
function runOf({ remote, live, canary, wait, place }: Running): RemoteRun {
  const isFirst = remote === 'cards';
  if (isFirst && wait === 'FAILED' && canary !== undefined)
    return { remote, version: live, state: { at: 'FAILED', wanted: canary } };
  if (isFirst && wait === 'OLD') return { remote, version: '0.0.9', state: { at: 'CURRENT' } };
  if (isFirst && wait !== null && wait !== 'FAILED' && wait !== 'OLD')
    return { remote, version: '0.0.9', state: { at: 'PENDING', wanted: live, why: wait } };
  const version = canary !== undefined && place % 10 === 4 ? canary : live;
  return { remote, version, state: { at: 'CURRENT' } };
}

/** Creates or extends the sessions, and returns true if they are new. An ended session stays ended. */
async function keepSessions(db: Db, pages: readonly Page[], now: Date): Promise<boolean> {
  const rows = pages.map(({ sessionId, userId, ip }) => ({ id: sessionId, userId, ip }));
  const added = await db.execute(sql`
    insert into session (id, company_id, user_id, marker, created_at, last_active_at, expires_at, ip, user_agent)
    select it.id, ${demoCompanies.aldermoor}, it."userId", 'vcc', ${now}::timestamptz - interval '2 hours', ${now},
      ${now}::timestamptz + interval '1 day', it.ip,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it (id text, "userId" text, ip text)
    on conflict (id) do nothing`);
  await db.execute(sql`
    update session set last_active_at = ${now}, expires_at = ${now}::timestamptz + interval '1 day'
    where id like 'ses\\_demo\\_page\\_%' and ended_at is null`);
  return (added.rowCount ?? 0) > 0;
}

async function storePages(db: Db, { pages, newest, now }: { pages: readonly Page[]; newest: Newest; now: Date }) {
  const rows = pages.map(({ sessionId, isHidden, isOld, remotes }) => ({
    sessionId,
    isHidden,
    number: isOld ? newest.number - 1 : newest.number,
    waits: remotes.some(({ state }) => state.at === 'PENDING'),
    remotes,
  }));
  await db.execute(sql`
    insert into session_page (company_id, session_id, page_id, shell, release_number, is_hidden, remotes, seen_at, waits_since)
    select ${demoCompanies.aldermoor}, it."sessionId", 'demo-page', ${newest.shell}::text, it.number, it."isHidden", it.remotes,
      ${now}::timestamptz, case when it.waits then ${now}::timestamptz - interval '9 minutes' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as it ("sessionId" text, "isHidden" boolean, number bigint, waits boolean, remotes jsonb)
    on conflict (session_id, page_id) do update set shell = excluded.shell, release_number = excluded.release_number,
      is_hidden = excluded.is_hidden, remotes = excluded.remotes, seen_at = excluded.seen_at,
      waits_since = case when excluded.waits_since is not null
        then coalesce(session_page.waits_since, excluded.waits_since) end`);
}

/** Minutes since the activation of the canary; all of its mounts are newer. */
const canaryMinutes = 60;

/**
 * Stores one mount per minute. For new pages, also one for each minute of the last hour and each quarter hour of the
 * day.
 */
async function storeMounts(db: Db, { pages, now, hours }: { pages: readonly Page[]; now: Date; hours: number }) {
  const minute = Math.floor(now.getTime() / 60_000);
  const recent = Array.from({ length: hours > 0 ? canaryMinutes : 0 }, (_, place) => place + 1);
  const older = Array.from({ length: hours * 4 }, (_, quarter) => (quarter + 1) * 15);
  const past = [...recent, ...older.filter((minutesAgo) => minutesAgo > canaryMinutes)];
  const mounts = [0, ...past].flatMap((minutesAgo) => {
    const turn = minutesAgo > canaryMinutes ? Math.floor((minute - minutesAgo) / 15) : minute - minutesAgo;
    const page = pages[turn % pages.length];
    if (!page) return [];
    const at = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
    return page.remotes.flatMap(({ remote, version }) =>
      minutesAgo > canaryMinutes && version === next
        ? []
        : [{ sessionId: page.sessionId, remote, version, durationMs: mountMs(remote, turn % 4096), at }],
    );
  });
  if (mounts.length === 0) return;
  await db.execute(sql`
    insert into remote_mount (company_id, session_id, remote, version, duration_ms, at)
    select ${demoCompanies.aldermoor}, it."sessionId", it.remote, it.version, it."durationMs", it.at
    from jsonb_to_recordset(${JSON.stringify(mounts)}::jsonb)
      as it ("sessionId" text, remote text, version text, "durationMs" int, at timestamptz)
    where not exists (select from remote_mount
      where session_id like 'ses\\_demo\\_page\\_%' and at > ${now}::timestamptz - interval '50 seconds')`);
}
