import { buttonOfGrant, moduleGrants, type ModuleGrantLine } from '@console/contracts/releases';
import type { Actor, Ctx, Db } from '../../platform/context';
import { bool, int, pick, type RowOf } from '../../platform/db/column';
import { i18nText } from '../../platform/db/common-columns';
import { sql } from '../../platform/db/sql';
import { tables } from '../../platform/db/tables';
import { changeButtons, touchRole } from '../../platform/roles/role.store';

const grantRow = pick(tables.role_devops_module, 'module', 'grants');

/** Sorts the grants in the order of `moduleGrants`. A constraint of the table allows no others. */
const toLine = ({ module, grants }: RowOf<typeof grantRow>): ModuleGrantLine => ({
  module,
  grants: moduleGrants.filter((grant) => grants.includes(grant)),
});

/** Returns the grants of all active roles of a user. */
export async function findGrantsOf(db: Db, { userId }: Pick<Actor, 'userId'>): Promise<ModuleGrantLine[]> {
  const { rows } = await db.execute(
    sql`
      select g.module, g.grants from role_devops_module g
      join user_role ur on ur.role_id = g.role_id join role r on r.id = g.role_id
      where ur.user_id = ${userId} and r.status = 'ACTIVE' and r.deleted_at is null`,
    grantRow,
  );
  return rows.map(toLine);
}

export async function findGrantsOfRole(db: Db, roleId: string): Promise<ModuleGrantLine[]> {
  const { rows } = await db.execute(
    sql`select module, grants from role_devops_module where role_id = ${roleId} order by module`,
    grantRow,
  );
  return rows.map(toLine);
}

const roleRow = { ...pick(tables.role, 'id', 'version'), name: i18nText, users: int, modules: int };

/** A role with its number of users and of remotes. */
type GrantRole = RowOf<typeof roleRow>;

const roleColumns = sql`r.id, r.name, r.version,
  (select count(*)::int from user_role ur where ur.role_id = r.id) as users,
  (select count(*)::int from role_devops_module g where g.role_id = r.id) as modules`;

/** Only company roles can have grants for remotes; roles of merchants and channels cannot. */
const isGrantable = sql`r.account_type = 'WHITELABEL' and r.status = 'ACTIVE' and r.deleted_at is null`;

export async function findGrantRoles(db: Db): Promise<GrantRole[]> {
  const { rows } = await db.execute(
    sql`select ${roleColumns} from role r where ${isGrantable} order by r.created_at, r.id limit 500`,
    roleRow,
  );
  return rows;
}

export async function findGrantRole(db: Db, id: string): Promise<GrantRole | null> {
  const { rows } = await db.execute(
    sql`select ${roleColumns} from role r where r.id = ${id} and ${isGrantable}`,
    roleRow,
  );
  return rows[0] ?? null;
}

/** Locks a role and returns its version, so that concurrent saves run one after the other. */
export async function lockRole(db: Db, id: string): Promise<number | null> {
  const { rows } = await db.execute(
    sql`select r.version from role r where r.id = ${id} and ${isGrantable} for update`,
    pick(tables.role, 'version'),
  );
  return rows[0]?.version ?? null;
}

export async function isRoleOf(db: Db, { userId, roleId }: { userId: string; roleId: string }): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists(select from user_role where user_id = ${userId} and role_id = ${roleId}) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}

interface Replacement {
  roleId: string;
  list: ModuleGrantLine[];
}

/** Replaces a role's grants for remotes and updates its button permissions to match. */
export async function replaceGrants(ctx: Ctx, { roleId, list }: Replacement): Promise<void> {
  const { db, companyId } = ctx;
  await db.execute(sql`delete from role_devops_module where role_id = ${roleId}`);
  for (const { module, grants } of list)
    await db.execute(sql`
      insert into role_devops_module (company_id, role_id, module, grants)
      values (${companyId}, ${roleId}, ${module}, ${grants})`);
  const granted = new Set<string>(list.flatMap(({ grants }) => grants.map((grant) => buttonOfGrant[grant])));
  const taken = Object.values(buttonOfGrant).filter((code) => !granted.has(code));
  await changeButtons(ctx, roleId, { granted: [...granted], taken });
  await touchRole(ctx, roleId);
}
