import type { Db } from '@console/server/platform/context';
import { sql } from '@console/server/platform/db/sql';
import { demoUsers } from './ids';

const hourMs = 3_600_000;

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

/** Seeds changes of the owner: module descriptions, and roles. */
export async function seedAdministration(db: Db, now: Date): Promise<void> {
  const changed = { updated_at: new Date(now.getTime() - 3 * hourMs).toISOString(), updated_by: demoUsers.owner };
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
