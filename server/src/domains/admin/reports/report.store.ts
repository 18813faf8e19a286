import type { ReportDraft, ReportStatus } from '@console/contracts/reports';
import type { Ctx } from '../../../platform/context';
import { sql, type SQL } from '../../../platform/db/sql';
import {
  transitionRecord,
  type AuditedRecord,
  type RecordTransition,
} from '../../../platform/transitions/record-transitions';
import { reportTransitions } from './report.transitions';

type Writer = Pick<Ctx, 'db' | 'by' | 'now' | 'companyId'>;

export async function insertReport({ db, by, now, companyId }: Writer, id: string, draft: ReportDraft): Promise<void> {
  const { code, name, category, description = '', formatId, period, statuses = [], currencies = [] } = draft;
  await db.execute(sql`
    insert into report (id, company_id, code, name, category, description, format_id, period, statuses, currencies,
      retention_hours, created_at, updated_at, updated_by)
    values (${id}, ${companyId}, ${code}, ${name}, ${category}, ${description}, ${formatId}, ${period ?? null},
      ${statuses}::text[], ${currencies}::text[], ${draft.retentionHours}, ${now}, ${now}, ${by.id})`);
}

/** Updates a report. For this and the following functions, the caller has locked it. */
const updateReport = ({ db, by, now }: Writer, id: string, fields: SQL) =>
  db.execute(sql`
    update report set ${fields}, version = version + 1, updated_at = ${now}, updated_by = ${by.id} where id = ${id}`);

export async function storeReport(ctx: Writer, id: string, draft: ReportDraft): Promise<void> {
  const { code, name, category, description = '', formatId, period, statuses = [], currencies = [] } = draft;
  await updateReport(
    ctx,
    id,
    sql`code = ${code}, name = ${name}, category = ${category}, description = ${description}, format_id = ${formatId},
      period = ${period ?? null}, statuses = ${statuses}::text[], currencies = ${currencies}::text[],
      retention_hours = ${draft.retentionHours}`,
  );
}

interface ReportTransition extends RecordTransition<ReportStatus> {
  name: string;
}

const reportRecord: AuditedRecord<ReportStatus, ReportTransition> = {
  objectType: 'report',
  field: 'status',
  transitions: reportTransitions,
  store: async (ctx, { id, to, name }) => {
    await updateReport(ctx, id, sql`status = ${to}`);
    return name;
  },
};

/** The only way to change the status of a report. */
export const transitionReport = (ctx: Ctx, transition: ReportTransition): Promise<void> =>
  transitionRecord(reportRecord, ctx, transition);
