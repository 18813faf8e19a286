import type { I18nText } from '@console/contracts';
import type { Db } from '@console/server/platform/context';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { demoUsers } from './ids';

const hourMs = 3_600_000;

type Entry = [code: string, label: I18nText, status?: 'ACTIVE' | 'DISABLED'];

/** Entries of the office dictionary; one is disabled. */
const offices: Entry[] = [
  ['SINGAPORE', { en_US: 'Singapore', zh_CN: '新加坡' }],
  ['LISBON', { en_US: 'Lisbon', zh_CN: '里斯本' }],
  ['SHANGHAI', { en_US: 'Shanghai', zh_CN: '上海' }],
  ['DUBAI', { en_US: 'Dubai', zh_CN: '迪拜' }, 'DISABLED'],
];

/** Descriptions of modules. A module has only one description, so the text is in both languages. */
const moduleDescriptions: Record<string, string> = {
  CARDS: 'Issue, top up, freeze and cancel cards. 开卡、充值、冻结和注销卡片。',
  WALLETS: 'Wallets and card groups with a shared balance. 共享余额的钱包和卡组。',
  LIMITS: 'Spending limits and risk rules of cards. 卡片的消费限额和风控规则。',
  ACCOUNTS: 'Balances, ledger entries and reconciliation. 余额、账本分录和对账。',
  INVOICES: 'Invoices with a second approver. 须经他人审核的账单。',
  DEVELOPMENT: 'Versions of remotes, releases and rollbacks. 远程应用的版本、发布和回滚。',
  ADMINISTRATION: 'Users, roles, dictionaries and parameters. 用户、角色、字典和系统参数。',
};

/** Seeds records that the owner created or changed: a dictionary, module descriptions, and roles. */
export async function seedAdministration(db: Db, now: Date): Promise<void> {
  const changed = { updated_at: new Date(now.getTime() - 3 * hourMs).toISOString(), updated_by: demoUsers.owner };
  await insertRows(db, 'dict', [
    {
      code: 'office',
      name: { en_US: 'Offices', zh_CN: '办公地点' },
      description: 'Offices of the company. 公司的办公地点。',
      is_system: false,
      ...changed,
    },
  ]);
  await insertRows(
    db,
    'dict_detail',
    offices.map(([code, label, status = 'ACTIVE'], index) => ({
      dict_code: 'office',
      code,
      label,
      colour: status === 'ACTIVE' ? ('info' as const) : ('mute' as const),
      sort: index,
      status,
      is_default: index === 0,
      ...changed,
    })),
  );
  for (const [code, description] of Object.entries(moduleDescriptions))
    await db.execute(sql`
      update product_module set description = ${description}, updated_at = ${changed.updated_at},
        updated_by = ${changed.updated_by}
      where code = ${code}`);
  await db.execute(sql`
    update role set updated_at = ${changed.updated_at}, updated_by = ${changed.updated_by}
    where company_id = (select company_id from app_user where id = ${demoUsers.owner}) and not is_system
      and created_by <> ${demoUsers.owner}`);
}
