import { codes, type InputOf, type ListResult } from '@console/contracts';
import { type listReports, type Report } from '@console/contracts/reports';
import type { Currency } from '@console/contracts';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { bool, moment, nullable, pick, type RowOf, textsOf } from '../../../platform/db/column';
import { lockCounted } from '../../../platform/db/lock-counted';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { JobKinds } from '../../../platform/jobs/job-kind';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { within } from '../../../platform/reach/reach.query';
import { seesWhole } from '../../../platform/reach/reach.rules';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';
import { datasetOfSource } from '../report-formats/report-source.query';
import { ownRuns, runState, runStateColumn } from './report-run.query';
import { reportActionsOf } from './report.rules';

type Reader = Pick<Context, 'db' | 'actor'>;

const row = {
  ...pick(tables.report, 'id', 'code', 'name', 'category', 'description', 'format_id', 'period', 'statuses', 'status'),
  ...pick(tables.report, 'retention_hours', 'updated_at', 'version'),
  currencies: textsOf<Currency>(),
  ...pick(tables.report_format, 'source', 'file_type'),
  format_name: tables.report_format.name,
  by,
  run_state: nullable(runState),
  run_at: nullable(moment),
};

const columns = sql`r.id, r.code, r.name, r.category, r.description, r.format_id, r.period, r.statuses, r.currencies, r.status,
  r.retention_hours, r.updated_at, r.version, f.name as format_name, f.source, f.file_type,
  ${writtenBy(sql`u`, sql`r.updated_by`)} as by, n.run_state, n.run_at`;
const format = sql`join report_format f on f.id = r.format_id`;
/** Joins the latest run that the actor can see. */
const joinsFor = (actor: Reader['actor']) => sql`left join app_user u on u.id = r.updated_by
  left join lateral (
    select ${runStateColumn} as run_state, n.started_at as run_at from report_run n left join job j on j.id = n.job_id
    where n.report_id = r.id and ${ownRuns(actor)} order by n.started_at desc limit 1) n on true`;

const holding = (keyword: string): SQL => sql`(${contains(sql`r.code`, keyword)} or ${contains(sql`r.name`, keyword)})`;

/** Data scope of reports `r`: the reports of the actor's company. */
export const reachableReports = (actor: Reader['actor']): SQL[] =>
  within(actor, { company: sql`r.company_id`, merchant: 'all', channel: 'all', membership: 'none' });

export async function findReports(
  kinds: JobKinds,
  context: Reader & Pick<Context, 'now'>,
  { filter = {}, keyword, ...query }: InputOf<typeof listReports>,
): Promise<ListResult<Report>> {
  const page = await findPage(
    context,
    {
      columns,
      row,
      from: sql`report r`,
      filterJoins: format,
      joins: joinsFor(context.actor),
      where: [
        ...reachableReports(context.actor),
        ...anyOf(sql`r.status`, filter.status),
        ...anyOf(sql`r.category`, filter.category),
        ...anyOf(sql`f.source`, filter.source),
        ...(keyword ? [holding(keyword)] : []),
      ],
      id: sql`r.id`,
      sortable: {
        code: { expression: sql`r.code`, type: 'text' },
        name: nameKey(sql`r.name`),
        updatedAt: { expression: sql`r.updated_at`, type: 'timestamptz' },
      },
      sortedBy: { field: 'code', dir: 'asc' },
    },
    query,
  );
  return mapPage(page, (one) => toReport(one, kinds, context));
}

/** Refuses reports that the company doesn't have. */
export async function findReport(kinds: JobKinds, context: Reader, id: string): Promise<Report> {
  const { rows } = await context.db.execute(
    sql`select ${columns} from report r ${format} ${joinsFor(context.actor)}
      where r.id = ${id} and ${all(reachableReports(context.actor))}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toReport(rows[0], kinds, context);
}

/** Locks the report until the end of the transaction. */
export async function lockReport(kinds: JobKinds, context: Reader, id: string): Promise<Report> {
  await context.db.execute(sql`select id from report where id = ${id} for no key update`);
  return findReport(kinds, context, id);
}

/** Returns whether a code is taken. Locks the report codes of the company until the end of the transaction. */
export async function isReportCodeTaken({ db, actor }: Reader, code: string, exceptId = ''): Promise<boolean> {
  await lockCounted(db, 'names', 'report', actor.companyId);
  const { rows } = await db.execute(
    sql`
      select exists (select from report r
        where r.code = ${code} and r.id <> ${exceptId} and ${all(reachableReports(actor))}) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}

function toReport(one: RowOf<typeof row>, kinds: JobKinds, { actor }: Pick<Context, 'actor'>): Report {
  const mayExport = datasetOfSource(kinds, one.source, { actor }) !== null;
  return {
    id: one.id,
    code: one.code,
    name: one.name,
    category: one.category,
    ...(one.description !== '' && { description: one.description }),
    formatId: one.format_id,
    format: { name: one.format_name, source: one.source, fileType: one.file_type },
    ...(one.period !== null && { period: one.period }),
    statuses: one.statuses,
    currencies: one.currencies,
    retentionHours: one.retention_hours,
    status: one.status,
    lastRun:
      one.run_state === null || one.run_at === null
        ? null
        : { state: one.run_state, at: new Date(one.run_at).toISOString() },
    updatedAt: new Date(one.updated_at).toISOString(),
    updatedBy: nameFor(actor, one.by),
    version: one.version,
    allowedActions: reportActionsOf({ status: one.status, mayExport, isWhole: seesWhole(actor) }, actor.permissions),
  };
}
