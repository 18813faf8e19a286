import { z } from '@console/contracts/zod';
import type { Permission } from '../operation';
import { operation } from '../operation';
import { i18nText, id, requiredLongText } from '../text';

/** Grants of a role on a module. */
export const moduleGrants = ['VIEW', 'PUBLISH', 'ACTIVATE', 'APPROVE', 'ROLLBACK'] as const;
/** Grants of a role on a module. */
export type ModuleGrant = (typeof moduleGrants)[number];

/** Wildcard for every module, including future ones. */
export const everyModule = '*';

/** Permission that a grant requires. Saving the grants of a role also adds and removes these permissions. */
export const buttonOfGrant: Record<ModuleGrant, Permission> = {
  VIEW: 'devops.module.view',
  PUBLISH: 'devops.module.publish',
  ACTIVATE: 'devops.release.activate',
  APPROVE: 'devops.release.approve',
  ROLLBACK: 'devops.release.rollback',
};

const grants = z.array(z.enum(moduleGrants)).max(moduleGrants.length);

/** Grants of a role on one module, or on every module. */
export const moduleGrantLine = z.strictObject({ module: z.string().regex(/^(\*|[a-z][a-z0-9-]{1,30})$/), grants });
/** Grants of a role on one module, or on every module. */
export type ModuleGrantLine = z.infer<typeof moduleGrantLine>;

/** Lists the roles whose module grants the caller can view. */
export const listGrantRoles = operation({
  path: '/devopsGrant/roles',
  permission: 'devops.grant.save',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(z.strictObject({ id: id('role'), name: i18nText, users: z.int(), modules: z.int() })),
  }),
});

/** Module grants of one role, with what the caller may change. */
export const roleGrants = z.strictObject({
  id: id('role'),
  name: i18nText,
  version: z.int(),
  /** The caller has this role. Users cannot change their own grants. */
  isOwn: z.boolean(),
  users: z.int(),
  list: z.array(moduleGrantLine),
  modules: z.array(z.strictObject({ code: z.string(), name: i18nText })),
  /** Grants of the caller. Users can assign only grants that they hold themselves. */
  held: z.array(moduleGrantLine),
});
/** Module grants of one role. */
export type RoleGrants = z.infer<typeof roleGrants>;

export const readRoleGrants = operation({
  path: '/devopsGrant/detail',
  permission: 'devops.grant.save',
  reads: true,
  input: z.strictObject({ id: id('role') }),
  output: roleGrants,
});

/** Form input for the module grants of a role. */
export const roleGrantsDraft = z.strictObject({
  list: z.array(moduleGrantLine).max(200),
  why: requiredLongText(),
});

/** Replaces the module grants of a role. Lines without a grant are dropped. */
export const saveRoleGrants = operation({
  path: '/devopsGrant/save',
  permission: 'devops.grant.save',
  needsProof: true,
  input: roleGrantsDraft.extend({ id: id('role'), version: z.int() }),
  output: roleGrants,
});
