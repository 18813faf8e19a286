import { codes, type InputOf, type ListResult } from '@console/contracts';
import { type listReportFormats, type ReportFormat, reportFormatDraft } from '@console/contracts/report-formats';
import { nameFor } from '../../../platform/audience/audience.rules';
import { by, writtenBy } from '../../../platform/audience/written-by.query';
import type { Context } from '../../../platform/context';
import { int, pick, type RowOf } from '../../../platform/db/column';
import { draftColumns } from '../../../platform/db/draft-columns';
import { selectList } from '../../../platform/db/select-list';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage } from '../../../platform/listing/find-page';
import { within } from '../../../platform/reach/reach.query';
import { Refusal } from '../../../platform/refusal';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Columns of a format's draft. */
export const formatColumns = draftColumns('report_format', reportFormatDraft);
/** Columns that an update can change: all except the source. */
export const changeableColumns = draftColumns('report_format', reportFormatDraft.omit({ source: true }));

const stored = { ...pick(tables.report_format, 'id', 'updated_at', 'version'), ...formatColumns.columns };
const row = { ...stored, used_by: int, by };

const columns = sql`${selectList('f', stored)}, ${writtenBy(sql`u`, sql`f.updated_by`)} as by,
  (select count(*)::int from report r where r.format_id = f.id) as used_by`;
const whoDid = sql`left join app_user u on u.id = f.updated_by`;

/** Data scope of formats `f`: the formats of the actor's company. */
export const reachableFormats = (actor: Reader['actor']): SQL[] =>
  within(actor, { company: sql`f.company_id`, merchant: 'all', channel: 'all', membership: 'none' });

export async function findReportFormats(
  context: Reader,
  { filter = {}, keyword, ...query }: InputOf<typeof listReportFormats>,
): Promise<ListResult<ReportFormat>> {
  const page = await findPage(
    context,
    {
      columns,
      row,
      from: sql`report_format f`,
      joins: whoDid,
      where: [
        ...reachableFormats(context.actor),
        ...anyOf(sql`f.source`, filter.source),
        ...anyOf(sql`f.file_type`, filter.fileType),
        ...(keyword ? [contains(sql`f.name`, keyword)] : []),
      ],
      id: sql`f.id`,
      sortable: {
        name: nameKey(sql`f.name`),
        updatedAt: { expression: sql`f.updated_at`, type: 'timestamptz' },
      },
      sortedBy: { field: 'name', dir: 'asc' },
    },
    query,
  );
  return mapPage(page, (one) => toFormat(one, context));
}

/** Refuses formats that the company doesn't have. */
export async function findReportFormat(context: Pick<Context, 'db' | 'actor'>, id: string): Promise<ReportFormat> {
  const { rows } = await context.db.execute(
    sql`select ${columns} from report_format f ${whoDid} where f.id = ${id} and ${all(reachableFormats(context.actor))}`,
    row,
  );
  if (!rows[0]) throw new Refusal(codes.notFound);
  return toFormat(rows[0], context);
}

/** Locks the format until the end of the transaction. */
export async function lockReportFormat(context: Pick<Context, 'db' | 'actor'>, id: string): Promise<ReportFormat> {
  await context.db.execute(sql`select id from report_format where id = ${id} for no key update`);
  return findReportFormat(context, id);
}

const toFormat = (one: RowOf<typeof row>, { actor }: Pick<Context, 'actor'>): ReportFormat => ({
  id: one.id,
  ...formatColumns.draftOf(one),
  usedBy: one.used_by,
  updatedAt: new Date(one.updated_at).toISOString(),
  updatedBy: nameFor(actor, one.by),
  version: one.version,
  allowedActions: actor.permissions.has('admin.report-format.save') ? [{ action: 'EDIT', enabled: true }] : [],
});
