import type { ReportFormatDraft } from '@console/contracts/report-formats';
import type { Ctx } from '../../../platform/context';
import { insertRows } from '../../../platform/db/insert-rows';
import { updateRow } from '../../../platform/db/update-row';
import { changeableColumns, formatColumns } from './report-format.query';

type Writer = Pick<Ctx, 'db' | 'by' | 'now' | 'companyId'>;

export async function insertReportFormat(
  { db, companyId, by, now }: Writer,
  id: string,
  draft: ReportFormatDraft,
): Promise<void> {
  const created = { company_id: companyId, created_at: now, updated_at: now, updated_by: by.id };
  await insertRows(db, 'report_format', [{ id, ...formatColumns.rowOf(draft), ...created }]);
}

/** Updates a format. The caller has locked it. */
export const storeReportFormat = (ctx: Writer, id: string, draft: Omit<ReportFormatDraft, 'source'>): Promise<void> =>
  updateRow(ctx, 'report_format', id, changeableColumns.rowOf(draft));
