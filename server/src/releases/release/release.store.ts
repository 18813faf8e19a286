import type { LivePlan, Signature } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import { int, json, pick, text } from '../../platform/db/column';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';

export type ReleaseKind = 'START' | 'ACTIVATE' | 'ROLLBACK' | 'DRAIN' | 'QUARANTINE' | 'REVOKE';

/** Live versions with their audiences, by remote. */
export type Plan = Record<string, LivePlan>;

export interface StoredRelease {
  number: number;
  kind: ReleaseKind;
  remotes: Plan;
  reason: string;
  madeAt: string;
  madeBy: string;
  signed: string;
  signatures: Signature[];
  issuedAt: string;
}

const releaseRow = {
  ...pick(tables.release, 'kind', 'reason', 'signed'),
  number: int,
  remotes: json<Plan>(),
  madeAt: text,
  madeBy: text,
  signatures: json<Signature[]>(),
  issuedAt: text,
};

const isoOf = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = sql`number::int as number, kind, remotes, reason, ${isoOf('made_at')} as "madeAt", made_by as "madeBy", signed,
  signatures, ${isoOf('issued_at')} as "issuedAt"`;

/** Cheap change marker of the newest release; it changes with each release and each renewed signature. */
export async function newestMark(db: Db): Promise<string | null> {
  const { rows } = await db.execute(
    sql`select number || ' ' || issued_at as mark from release order by number desc limit 1`,
    { mark: text },
  );
  return rows[0]?.mark ?? null;
}

export async function findNewest(db: Db): Promise<StoredRelease | null> {
  const { rows } = await db.execute(sql`select ${columns} from release order by number desc limit 1`, releaseRow);
  return rows[0] ?? null;
}

export async function findReleases(db: Db, most: number): Promise<StoredRelease[]> {
  const { rows } = await db.execute(sql`select ${columns} from release order by number desc limit ${most}`, releaseRow);
  return rows;
}

/**
 * Returns usable versions that were activated for everyone before the current one, the latest first. A version that a
 * rollback replaced is not among them: otherwise the next rollback would go forward to it.
 */
export async function findEarlier(db: Db, remote: string): Promise<{ version: string; digest: string }[]> {
  const { rows } = await db.execute(
    sql`
      with had as (
        select r.number, r.kind, lane ->> 'digest' as digest, lag(lane ->> 'digest') over (order by r.number) as before
        from release r cross join lateral jsonb_array_elements(r.remotes -> ${remote} -> 'lanes') as lane
        where lane -> 'audience' ->> 'to' = 'everyone'
      ), given as (
        select digest, max(number) as number from had
        where kind in ('START', 'ACTIVATE') and digest is distinct from before group by digest
      ), present as (
        select coalesce(max(g.number), 0) as number from given g
        where g.digest = (select digest from had order by number desc limit 1)
      )
      select v.version, v.digest
      from given g join remote_version v on v.digest = g.digest and v.state = 'PUBLISHED'
      where g.number < (select number from present) order by g.number desc limit 50`,
    pick(tables.remote_version, 'version', 'digest'),
  );
  return rows;
}

/** Locks releases until the end of the transaction, so that numbers are assigned one after the other. */
export async function lockReleases(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7260310)`);
}

export async function insertRelease(db: Db, release: StoredRelease): Promise<void> {
  await db.execute(sql`
    insert into release (number, kind, remotes, reason, made_at, made_by, signed, signatures, issued_at)
    values (${release.number}, ${release.kind}, ${JSON.stringify(release.remotes)}::jsonb, ${release.reason},
      ${release.madeAt}, ${release.madeBy}, ${release.signed}, ${JSON.stringify(release.signatures)}::jsonb, ${release.issuedAt})`);
}

export async function renewSignature(
  db: Db,
  { number, signed, signatures, issuedAt }: Pick<StoredRelease, 'number' | 'signed' | 'signatures' | 'issuedAt'>,
): Promise<void> {
  await db.execute(sql`
    update release set signed = ${signed}, signatures = ${JSON.stringify(signatures)}::jsonb, issued_at = ${issuedAt}
    where number = ${number}`);
}
