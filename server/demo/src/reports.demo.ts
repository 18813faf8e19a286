import { createHash } from 'node:crypto';
import { fixedId } from '@console/server/platform/db/ids';
import type { Db } from '@console/server/platform/context';
import { sql } from '@console/server/platform/db/sql';
import { demoCompanies, demoUsers } from './ids';

interface DemoReport {
  name: string;
  source: string;
  fileType: string;
  language: 'en_US' | 'zh_CN';
  fields: string[];
  code: string;
  category: string;
  period: string | null;
  statuses: string[];
}

const reports: DemoReport[] = [
  {
    name: "Yesterday's transactions",
    source: 'TRANSACTIONS',
    fileType: 'XLSX',
    language: 'en_US',
    fields: ['at', 'txnNo', 'shop', 'card', 'status', 'currency', 'billed', 'fees'],
    code: 'DAILY_TRANSACTIONS',
    category: 'FINANCE',
    period: 'YESTERDAY',
    statuses: [],
  },
  {
    name: 'Frozen cards',
    source: 'CARDS',
    fileType: 'CSV',
    language: 'en_US',
    fields: ['number', 'alias', 'state', 'blockSource', 'merchant', 'currency', 'balance', 'id'],
    code: 'FROZEN_CARDS',
    category: 'RISK',
    period: null,
    statuses: ['FROZEN'],
  },
  {
    name: '审计日志（上月）',
    source: 'AUDIT',
    fileType: 'CSV',
    language: 'zh_CN',
    fields: ['seq', 'at', 'actor', 'action', 'objectType', 'object', 'result', 'hash'],
    code: 'AUDIT_LAST_MONTH',
    category: 'COMPLIANCE',
    period: 'LAST_MONTH',
    statuses: [],
  },
];

const dayMs = 86_400_000;

/** Seeds reports of the company that runs the platform; the first two have runs with expired files. */
export async function seedReports(db: Db, now: Date): Promise<void> {
  const { aldermoor: companyId } = demoCompanies;
  const { owner } = demoUsers;
  for (const [index, report] of reports.entries()) {
    const formatId = fixedId('rfmt', index + 1);
    const id = fixedId('rpt', index + 1);
    await db.execute(sql`
      insert into report_format (id, company_id, name, source, file_type, language, columns, file_name, created_at,
        updated_at, updated_by)
      values (${formatId}, ${companyId}, ${report.name}, ${report.source}, ${report.fileType}, ${report.language},
        ${JSON.stringify(report.fields.map((field) => ({ field })))}::jsonb, '{report} {date}', ${now}, ${now}, ${owner})`);
    await db.execute(sql`
      insert into report (id, company_id, code, name, category, format_id, period, statuses, retention_hours, created_at,
        updated_at, updated_by)
      values (${id}, ${companyId}, ${report.code}, ${report.name}, ${report.category}, ${formatId}, ${report.period},
        ${report.statuses}::text[], 24, ${now}, ${now}, ${owner})`);
    if (index < 2) await seedRuns(db, { id, companyId, owner, index, report, now });
  }
}

interface Runs {
  id: string;
  companyId: string;
  owner: string;
  index: number;
  report: DemoReport;
  now: Date;
}

async function seedRuns(db: Db, { id, companyId, owner, index, report, now }: Runs): Promise<void> {
  for (const daysAgo of [2, 3]) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const fileName = `${report.code} ${at.toISOString().slice(0, 10)}.${report.fileType.toLowerCase()}`;
    await db.execute(sql`
      insert into report_run (job_id, company_id, report_id, started_at, started_by, ended_at, row_count, file_name, sha256)
      values (${fixedId('job', index * 10 + daysAgo)}, ${companyId}, ${id}, ${at}, ${owner}, ${at}, ${40 + index + daysAgo},
        ${fileName}, ${createHash('sha256').update(fileName).digest('hex')})`);
  }
}
