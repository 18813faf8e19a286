import type { InputOf } from '@console/contracts';
import type { RemoteRun, reportPage } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { bool, int, json, moment, nullable, text } from '../../platform/db/column';
import { lockCounted } from '../../platform/db/lock-counted';
import { idleSecondsSql } from '../../platform/session/idle.query';
import type { OpenPage } from './census.rules';
import { sql } from '../../platform/db/sql';

type Report = InputOf<typeof reportPage>;

interface Whose {
  companyId: string;
  sessionId: string;
  now: Date;
}

/** A page reports once a minute; after two missed reports it is closed, suspended or offline. */
const freshSeconds = 150;
/** Maximum number of pages stored for one session; those with the oldest report are deleted. */
const pagesMax = 50;
/** Maximum number of mounts of one session that are stored within an hour. */
const mountsMax = 500;

/** Replaces the stored report of a page. A lock serializes the reports of one session. */
export async function storePage(db: Db, page: Report, { companyId, sessionId, now }: Whose): Promise<void> {
  const waitsSince = page.remotes.some(({ state }) => state.at === 'PENDING') ? now : null;
  await lockCounted(db, 'session pages', sessionId);
  await db.execute(sql`
    insert into session_page (company_id, session_id, page_id, shell, release_number, is_hidden, remotes, seen_at,
      waits_since)
    values (${companyId}, ${sessionId}, ${page.pageId}, ${page.shell}, ${page.releaseNumber}, ${page.isHidden},
      ${JSON.stringify(page.remotes)}::jsonb, ${now}, ${waitsSince})
    on conflict (session_id, page_id) do update set shell = excluded.shell, release_number = excluded.release_number,
      is_hidden = excluded.is_hidden, remotes = excluded.remotes, seen_at = excluded.seen_at,
      waits_since = case when excluded.waits_since is not null
        then coalesce(session_page.waits_since, excluded.waits_since) end`);
  await db.execute(sql`
    delete from session_page where session_id = ${sessionId} and page_id in (
      select page_id from session_page where session_id = ${sessionId} order by seen_at desc offset ${pagesMax})`);
}

/** Stores mounts up to the hourly maximum of the session, under the lock of its pages. */
export async function storeMounts(db: Db, mounts: Report['mounts'], { companyId, sessionId, now }: Whose) {
  if (mounts.length === 0) return;
  await lockCounted(db, 'session pages', sessionId);
  await db.execute(sql`
    insert into remote_mount (company_id, session_id, remote, version, duration_ms, at)
    select ${companyId}, ${sessionId}, it.remote, it.version, it."durationMs", ${now}
    from jsonb_to_recordset(${JSON.stringify(mounts)}::jsonb) as it (remote text, version text, "durationMs" int)
    limit greatest(0, ${mountsMax}::int - (select count(*) from remote_mount
      where session_id = ${sessionId} and at > ${now}::timestamptz - interval '1 hour'))`);
}

/** Stores versions that a page could not use. Only existing versions are stored, which bounds the rows of a session. */
export async function storeTries(db: Db, { remotes }: Pick<Report, 'remotes'>, { companyId, sessionId, now }: Whose) {
  const tried = remotes.flatMap(({ remote, state }) =>
    state.at === 'FAILED' ? [{ remote, version: state.wanted }] : [],
  );
  if (tried.length === 0) return;
  await db.execute(sql`
    insert into remote_try (company_id, session_id, remote, version, at)
    select distinct ${companyId}, ${sessionId}, v.remote, v.version, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tried)}::jsonb) as it (remote text, version text)
    join remote_version v on v.remote = it.remote and v.version = it.version
    on conflict (session_id, remote, version) do update set at = excluded.at`);
}

const pageRow = {
  sessionId: text,
  nickname: text,
  shell: text,
  releaseNumber: int,
  isHidden: bool,
  remotes: json<RemoteRun[]>(),
  seenAt: moment,
  waitsSince: nullable(moment),
};

/** Returns open pages of valid sessions of the transaction's company. */
export async function findOpenPages(db: Db, now: Date): Promise<OpenPage[]> {
  const { rows } = await db.execute(
    sql`
      select p.session_id as "sessionId", u.nickname, p.shell, p.release_number::int as "releaseNumber",
        p.is_hidden as "isHidden", p.remotes, p.seen_at as "seenAt", p.waits_since as "waitsSince"
      from session_page p join session s on s.id = p.session_id join app_user u on u.id = s.user_id
      where p.seen_at > ${now}::timestamptz - ${freshSeconds} * interval '1 second'
        and s.ended_at is null and s.expires_at > ${now}
        and s.last_active_at > ${now}::timestamptz - ${idleSecondsSql} * interval '1 second'`,
    pageRow,
  );
  return rows.map((row) => ({
    ...row,
    seenAt: new Date(row.seenAt),
    waitsSince: row.waitsSince === null ? null : new Date(row.waitsSince),
  }));
}
