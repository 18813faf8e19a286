import { jobStates } from '@console/contracts/jobs';
import type { ReportRun } from '@console/contracts/reports';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { bool, moment, nullable, oneOf, pick } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { tables } from '../../../platform/db/tables';

export const runState = oneOf(...jobStates);

/** State of a run `n` with its job `j`. Jobs are deleted after a month; a run without a result had failed. */
export const runStateColumn = sql`coalesce(j.state, case when n.sha256 is null then 'FAILED' else 'EXPIRED' end)`;

/** Data scope of runs `n`: all runs for users with access to the whole company, for other users only their own. */
export const ownRuns = (actor: Context['actor']): SQL =>
  seesWhole(actor) ? sql`true` : sql`n.started_by = ${actor.userId}`;

const row = {
  ...pick(tables.report_run, 'job_id', 'started_at', 'row_count', 'file_name', 'sha256'),
  ended_at: nullable(moment),
  state: runState,
  by,
  expires_at: nullable(moment),
  is_own: bool,
};

/** Maximum number of runs listed. */
const runsMax = 50;

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** Returns the latest runs of a report. The caller has checked access to the report. */
export async function findReportRuns(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  reportId: string,
): Promise<ReportRun[]> {
  const { rows } = await db.execute(
    sql`
      select n.job_id, n.started_at, n.row_count, n.file_name, n.sha256, coalesce(n.ended_at, j.finished_at) as ended_at,
        ${runStateColumn} as state, ${writtenBy(sql`u`, sql`n.started_by`)} as by, o.expires_at,
        n.started_by = ${actor.userId} as is_own
      from report_run n left join job j on j.id = n.job_id left join file_object o on o.id = j.file_id
      left join app_user u on u.id = n.started_by
      where n.report_id = ${reportId} and ${ownRuns(actor)} order by n.started_at desc, n.job_id desc limit ${runsMax}`,
    row,
  );
  return rows.map((one) => {
    const expiresAt = instantOf(one.expires_at);
    return {
      id: one.job_id,
      state: one.state,
      startedAt: new Date(one.started_at).toISOString(),
      startedBy: nameFor(actor, one.by),
      endedAt: instantOf(one.ended_at),
      rows: one.row_count,
      fileName: one.file_name,
      sha256: one.sha256,
      expiresAt,
      canDownload: one.is_own && one.state === 'SUCCEEDED' && expiresAt !== null && new Date(expiresAt) > now,
    };
  });
}
