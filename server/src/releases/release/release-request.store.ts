import type { ReleaseRequest } from '@console/contracts/releases';
import type { Audience } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { bool, json, pick, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

const requestRow = {
  ...pick(tables.release_request, 'id', 'remote', 'version', 'why'),
  audience: json<Audience>(),
  isMinimum: bool,
  madeAt: text,
  madeBy: text,
};

const columns = sql`id, remote, version, audience, is_minimum as "isMinimum", why,
  to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "madeAt", made_by as "madeBy"`;

/** Returns whether an activation of this remote needs a second approver. */
export async function needsSecondPerson(db: Db, module: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`
      select exists(select from system_parameter
        where code = 'release.second_person_required' and value = 'true' and is_active)
        or exists(select from devops_module where code = ${module} and needs_second_person) as needed`,
    { needed: bool },
  );
  return rows[0]?.needed ?? false;
}

export async function findWaiting(db: Db): Promise<ReleaseRequest[]> {
  const { rows } = await db.execute(
    sql`select ${columns} from release_request where state = 'WAITING' order by made_at, id limit 200`,
    requestRow,
  );
  return rows;
}

export async function findWaitingOf(db: Db, remote: string): Promise<ReleaseRequest[]> {
  const { rows } = await db.execute(
    sql`
      select ${columns} from release_request where state = 'WAITING' and remote = ${remote}
      order by release_request.made_at, id limit 50`,
    requestRow,
  );
  return rows;
}

/** Locks and returns a pending request, so that concurrent decisions run one after the other. */
export async function lockWaiting(db: Db, id: string): Promise<ReleaseRequest | null> {
  const { rows } = await db.execute(
    sql`select ${columns} from release_request where id = ${id} and state = 'WAITING' for update`,
    requestRow,
  );
  return rows[0] ?? null;
}

export async function insertRequest(db: Db, request: ReleaseRequest): Promise<void> {
  await db.execute(sql`
    insert into release_request (id, remote, version, audience, is_minimum, why, made_at, made_by)
    values (${request.id}, ${request.remote}, ${request.version}, ${JSON.stringify(request.audience)}::jsonb,
      ${request.isMinimum}, ${request.why}, ${request.madeAt}, ${request.madeBy})`);
}

export async function decideRequest(
  db: Db,
  { id, state, by, now }: { id: string; state: 'APPROVED' | 'REJECTED'; by: string; now: Date },
): Promise<void> {
  await db.execute(
    sql`update release_request set state = ${state}, decided_at = ${now}, decided_by = ${by} where id = ${id}`,
  );
}
