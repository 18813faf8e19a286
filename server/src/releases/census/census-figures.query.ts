import type { Db } from '../../platform/context';
import { int, nullable, text } from '../../platform/db/column';
import type { Figure } from './census.rules';
import { sql } from '../../platform/db/sql';

interface Window {
  from: Date;
  partSeconds: number;
  /** Events at the exact end of the window are counted in the last part. */
  partsCount: number;
}

const figureRow = {
  remote: text,
  version: nullable(text),
  part: nullable(int),
  mounts: int,
  p95MountMs: nullable(int),
  faultySessions: int,
};

/** Returns figures since `from` per version, per remote and per part of the window, for the transaction's company. */
export async function findFigures(db: Db, { from, partSeconds, partsCount }: Window): Promise<Figure[]> {
  const partOf = (column: string) =>
    sql`least(${partsCount}::int - 1,
      floor(extract(epoch from ${sql.identifier(column)} - ${from}::timestamptz) / ${partSeconds}::int)::int)`;
  const { rows } = await db.execute(
    sql`
      with mounts as (
        select remote, version, ${partOf('at')} as part, duration_ms from remote_mount where at >= ${from}
      ), faults as (
        select remote, version, ${partOf('last_at')} as part, session_id from remote_fault where last_at >= ${from}
      ), mounted as (
        select remote, version, part, count(*)::int as mounts,
          round(percentile_cont(0.95) within group (order by duration_ms))::int as p95
        from mounts group by grouping sets ((remote, version), (remote), (remote, part))
      ), failed as (
        select remote, version, part, count(distinct session_id)::int as sessions
        from faults group by grouping sets ((remote, version), (remote), (remote, part))
      )
      select coalesce(m.remote, f.remote) as remote, coalesce(m.version, f.version) as version,
        coalesce(m.part, f.part) as part, coalesce(m.mounts, 0) as mounts, m.p95 as "p95MountMs",
        coalesce(f.sessions, 0) as "faultySessions"
      from mounted m full join failed f on f.remote = m.remote
        and coalesce(f.version, '') = coalesce(m.version, '') and coalesce(f.part, -1) = coalesce(m.part, -1)`,
    figureRow,
  );
  return rows;
}
