import type { Ctx, Db } from '../../../platform/context';
import { sql } from '../../../platform/db/sql';
import type { WrittenFile } from '../../../platform/jobs/job-kind';

/** Inserts a run. Its job was inserted in the same transaction. */
export async function insertReportRun(
  { db, now, companyId, by }: Pick<Ctx, 'db' | 'now' | 'companyId' | 'by'>,
  { jobId, reportId }: { jobId: string; reportId: string },
): Promise<void> {
  await db.execute(sql`
    insert into report_run (job_id, company_id, report_id, started_at, started_by)
    values (${jobId}, ${companyId}, ${reportId}, ${now}, ${by.id})`);
}

/** Stores the result of a run. It outlives the file. */
export async function storeWrittenRun({ jobId, name, rows, sha256, now }: WrittenFile, db: Db): Promise<void> {
  await db.execute(sql`
    update report_run set ended_at = ${now}, row_count = ${rows}, file_name = ${name}, sha256 = ${sha256}
    where job_id = ${jobId}`);
}
