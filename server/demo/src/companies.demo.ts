import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows, type NewRow } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { isOfEveryCompany } from '@console/server/platform/product-modules/included.rules';
import { hashPassword } from '@console/server/platform/session/password';
import { bool, text } from '@console/server/platform/db/column';
import { lanshiChange } from './company.data';
import { demoCompanies, demoPassword, demoUsers } from './ids';
import { meridian, moreCompanies, tidewater } from './more-companies.data';

const dayMs = 86_400_000;
const reviewDays = 30;

/** Inserts companies in every state, the users of one of them, and two pending reviews. */
export async function seedCompanies(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const rows = moreCompanies.map(({ company, createdDays, updatedDays }) => ({
    ...company,
    version: 1,
    created_at: daysAgo(createdDays),
    created_by: demoUsers.operations,
    updated_at: daysAgo(updatedDays),
    updated_by: demoUsers.operations,
  }));
  await insertRows(db, 'company', rows);
  await seedMeridian(db, daysAgo(45));
  await db.execute(sql`
    update company set proposed = ${JSON.stringify(lanshiChange.after)}::jsonb where id = ${demoCompanies.lanshi}`);
  const moduleIds = await findModules(db);
  await db.execute(sql`update company set module_ids = ${moduleIds} where id = ${tidewater.id}`);
  await insertRows(db, 'review', [
    reviewOf(301, tidewater, { kind: 'COMPANY_NEW', reason: 'NEW', at: daysAgo(1), snapshot: { moduleIds } }),
    reviewOf(302, lanshi, { kind: 'COMPANY_CHANGE', reason: 'CHANGE', at: daysAgo(0.25), snapshot: lanshiChange }),
  ]);
}

/** Modules of the new company, granted on approval. */
async function findModules(db: Db): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select id from product_module where code in ('CARDS', 'ACCOUNTS', 'INVOICES', 'ADMINISTRATION') order by code`,
    { id: text },
  );
  return rows.map(({ id }) => id);
}

const lanshi = { id: demoCompanies.lanshi, name: { en_US: 'Lanshi Technology Co., Ltd.' } };

interface Sketch {
  kind: string;
  reason: string;
  at: Date;
  snapshot: Record<string, unknown>;
}

/** A pending review. Its maker is a user who cannot decide it. */
function reviewOf(
  number: number,
  { id: objectId, name }: { id: string; name: { en_US: string } },
  { kind, reason, at, snapshot }: Sketch,
): NewRow<'review'> {
  const id = fixedId('rev', number);
  return {
    id,
    company_id: demoCompanies.aldermoor,
    review_no: `RV-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    kind,
    object_type: 'company',
    object_id: objectId,
    object_label: name.en_US,
    object_version: 1,
    merchant_id: null,
    reason,
    note: null,
    snapshot,
    amount_minor: null,
    currency: null,
    maker_id: demoUsers.operations,
    submitted_at: at,
    due_at: new Date(at.getTime() + reviewDays * dayMs),
    state: 'PENDING',
    is_stale: false,
    step: 1,
    version: 1,
  };
}

/** Inserts all modules, the owner role and the owner of Meridian. */
async function seedMeridian(db: Db, at: Date): Promise<void> {
  const [userId, roleId] = [fixedId('user', 900), fixedId('role', 900)];
  await db.execute(sql`
    insert into company_module (company_id, module_id) select ${meridian.id}, id from product_module`);
  await db.execute(sql`
    insert into app_user (id, company_id, login_name, nickname, password_hash, password_changed_at, account_type, email,
      language, timezone, created_at, updated_at)
    values (${userId}, ${meridian.id}, 'meridian.owner', 'Pieter van Dalen', ${await hashPassword(demoPassword)}, ${at},
      'WHITELABEL', ${meridian.contact_email}, 'en_US', ${meridian.timezone}, ${at}, ${at})`);
  await db.execute(sql`
    insert into role (id, company_id, name, description, account_type, all_merchant_access, is_system, created_at, updated_at)
    values (${roleId}, ${meridian.id}, '{"en_US": "Owner", "zh_CN": "所有者"}',
      '{"en_US": "Manages the users and roles of the company and everything in its modules.", "zh_CN": "管理公司的用户、角色及其模块的全部功能。"}',
      'WHITELABEL', true, true, ${at}, ${at})`);
  await db.execute(sql`
    insert into user_role (company_id, user_id, role_id) values (${meridian.id}, ${userId}, ${roleId})`);
  const buttons = await db.execute(
    sql`
      select b.code, exists (select from product_module m where b.code = any(m.buttons)) as included
      from button b where not b.is_sandbox_only order by b.code`,
    { code: text, included: bool },
  );
  const codes = buttons.rows.filter(({ code, included }) => included || isOfEveryCompany(code));
  await insertRows(
    db,
    'role_button',
    codes.map(({ code }) => ({ company_id: meridian.id, role_id: roleId, button_code: code })),
  );
  await db.execute(sql`update company set first_user_id = ${userId} where id = ${meridian.id}`);
}
