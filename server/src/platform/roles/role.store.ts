import type { RoleDraft, RoleStatus } from '@console/contracts/roles';
import type { Ctx } from '../context';
import { insertRows } from '../db/insert-rows';
import { sql } from '../db/sql';
import { updateRow } from '../db/update-row';
import { transitionRecord, type AuditedRecord, type RecordTransition } from '../transitions/record-transitions';
import { roleTransitions } from './role.transitions';

type Saved = Omit<RoleDraft, 'buttons'>;

const columnsOf = ({ accountType, allMerchantAccess, ...said }: Saved) => ({
  name: { en_US: said.nameEn, zh_CN: said.nameZh },
  description: { en_US: said.descriptionEn, zh_CN: said.descriptionZh },
  account_type: accountType,
  all_merchant_access: allMerchantAccess,
});

type Writer = Pick<Ctx, 'db' | 'companyId' | 'by' | 'now'>;

export async function insertRole(
  { db, companyId, by, now }: Writer,
  id: string,
  saved: Saved,
  { isSystem = false } = {},
): Promise<void> {
  const changed = { created_at: now, created_by: by.id, updated_at: now, updated_by: by.id };
  const row = { ...columnsOf(saved), ...changed, id, company_id: companyId };
  await insertRows(db, 'role', [{ ...row, status: 'ACTIVE', is_system: isSystem, version: 1 }]);
}

/** Stores a role. For this and all functions below, the caller has locked it. */
export const storeRole = (ctx: Ctx, id: string, saved: Saved): Promise<void> =>
  updateRow(ctx, 'role', id, columnsOf(saved));

/** Increments the version after a change of related data, such as the permissions for remotes. */
export async function touchRole({ db, by, now }: Pick<Ctx, 'db' | 'by' | 'now'>, id: string): Promise<void> {
  await db.execute(
    sql`update role set version = version + 1, updated_at = ${now}, updated_by = ${by.id} where id = ${id}`,
  );
}

export async function deleteRole({ db, by, now }: Ctx, id: string): Promise<void> {
  await db.execute(sql`
    update role set deleted_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
    where id = ${id}`);
}

/** Buttons to grant to a role and to revoke from it. */
interface ButtonChange {
  granted: readonly string[];
  taken: readonly string[];
}

/** Grants and revokes buttons of a role; a database trigger notifies the open pages of the role's users. */
export async function changeButtons(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  roleId: string,
  { granted, taken }: ButtonChange,
): Promise<void> {
  if (taken.length > 0)
    await db.execute(sql`delete from role_button where role_id = ${roleId} and button_code = any(${[...taken]})`);
  const rows = granted.map((code) => ({ company_id: companyId, role_id: roleId, button_code: code }));
  await insertRows(db, 'role_button', rows, sql`on conflict do nothing`);
}

interface RoleTransition extends RecordTransition<RoleStatus> {
  name: string;
}

const roleRecord: AuditedRecord<RoleStatus, RoleTransition> = {
  objectType: 'role',
  field: 'status',
  transitions: roleTransitions,
  store: async ({ db, by, now }, { id, to, name }) => {
    await db.execute(sql`
      update role set status = ${to}, version = version + 1, updated_at = ${now}, updated_by = ${by.id}
      where id = ${id}`);
    return name;
  },
};

/** The only way to change the status of a role. */
export const transitionRole = (ctx: Ctx, transition: RoleTransition): Promise<void> =>
  transitionRecord(roleRecord, ctx, transition);
