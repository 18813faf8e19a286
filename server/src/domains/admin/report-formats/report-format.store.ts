import type { ReportFormatDraft } from '@console/contracts/report-formats';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/sql';

type Writer = Pick<Ctx, 'db' | 'by' | 'now' | 'companyId'>;

export async function insertReportFormat(
  { db, by, now, companyId }: Writer,
  id: string,
  draft: ReportFormatDraft,
): Promise<void> {
  const { name, source, fileType, language, columns, sortField, sortDirection, delimiter, encoding, fileName } = draft;
  await db.execute(sql`
    insert into report_format (id, company_id, name, source, file_type, language, columns, sort_field, sort_direction,
      delimiter, encoding, file_name, created_at, updated_at, updated_by)
    values (${id}, ${companyId}, ${name}, ${source}, ${fileType}, ${language}, ${JSON.stringify(columns)}::jsonb,
      ${sortField ?? null}, ${sortDirection ?? null}, ${delimiter ?? null}, ${encoding ?? null}, ${fileName}, ${now},
      ${now}, ${by.id})`);
}

/** The caller has locked the format. */
export async function storeReportFormat(
  { db, by, now }: Writer,
  id: string,
  draft: Omit<ReportFormatDraft, 'source'>,
): Promise<void> {
  const { name, fileType, language, columns, sortField, sortDirection, delimiter, encoding, fileName } = draft;
  await db.execute(sql`
    update report_format set name = ${name}, file_type = ${fileType}, language = ${language},
      columns = ${JSON.stringify(columns)}::jsonb, sort_field = ${sortField ?? null},
      sort_direction = ${sortDirection ?? null}, delimiter = ${delimiter ?? null}, encoding = ${encoding ?? null},
      file_name = ${fileName}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
    where id = ${id}`);
}
