import type { Db } from '@console/server/platform/context';
import { sql } from '@console/server/platform/db/sql';
import { demoUsers } from '../ids';

const modules = [
  { code: 'accounts', en: 'Dashboard and accounts', zh: '概览与账户', team: 'ledger' },
  { code: 'admin', en: 'Administration', zh: '平台管理', team: 'platform' },
  { code: 'cards', en: 'Cards', zh: '卡片', team: 'issuing' },
  { code: 'company', en: 'Company', zh: '公司', team: 'billing' },
  { code: 'onboarding', en: 'Onboarding', zh: '客户开户', team: 'growth' },
];

/** Seeds descriptions of remotes: names in both languages, and the contact of the team. */
export async function seedModules(db: Db, now: Date): Promise<void> {
  const rows = modules.map(({ code, en, zh, team }) => ({
    code,
    name: { en_US: en, zh_CN: zh },
    contact: `${team}@aldermoor.example`,
  }));
  await db.execute(sql`
    insert into devops_module (code, name, contact, updated_at, updated_by)
    select it.code, it.name, it.contact, ${now}::timestamptz, ${demoUsers.devops}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it (code text, name jsonb, contact text)`);
}
