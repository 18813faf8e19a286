import { z } from '@console/contracts/zod';
import type { Permission } from '../operation';
import { operation } from '../operation';
import { i18nText, id, requiredLongText } from '../text';

/** Grants of a role on a remote. */
export const moduleGrants = ['VIEW', 'PUBLISH', 'ACTIVATE', 'APPROVE', 'ROLLBACK'] as const;
/** Grants of a role on a remote. */
export type ModuleGrant = (typeof moduleGrants)[number];

/** Wildcard for every remote, including future ones. */
export const everyModule = '*';

/** Permission that a grant requires. Saving a role's grants also adds and removes these permissions. */
export const buttonOfGrant: Record<ModuleGrant, Permission> = {
  VIEW: 'devops.module.view',
  PUBLISH: 'devops.module.publish',
  ACTIVATE: 'devops.release.activate',
  APPROVE: 'devops.release.approve',
  ROLLBACK: 'devops.release.rollback',
};

const grants = z.array(z.enum(moduleGrants)).max(moduleGrants.length);

/** Grants of a role on one remote, or on every remote. */
export const moduleGrantLine = z.strictObject({ module: z.string().regex(/^(\*|[a-z][a-z0-9-]{1,30})$/), grants });
/** Grants of a role on one remote, or on every remote. */
export type ModuleGrantLine = z.infer<typeof moduleGrantLine>;

/** Lists the roles whose grants for remotes the caller can view. */
export const listGrantRoles = operation({
  path: '/devopsGrant/roles',
  permission: 'devops.grant.save',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(z.strictObject({ id: id('role'), name: i18nText, users: z.int(), modules: z.int() })),
  }),
});

/** Grants of one role for remotes, with those that the caller may change. */
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
/** Grants of one role for remotes. */
export type RoleGrants = z.infer<typeof roleGrants>;

export const readRoleGrants = operation({
  path: '/devopsGrant/detail',
  permission: 'devops.grant.save',
  reads: true,
  input: z.strictObject({ id: id('role') }),
  output: roleGrants,
});

/** Form input for a role's grants for remotes. */
export const roleGrantsDraft = z.strictObject({
  list: z.array(moduleGrantLine).max(200),
  why: requiredLongText(),
});

/** Replaces a role's grants for remotes. Lines without a grant are dropped. */
export const saveRoleGrants = operation({
  path: '/devopsGrant/save',
  permission: 'devops.grant.save',
  needsProof: true,
  input: roleGrantsDraft.extend({ id: id('role'), version: z.int() }),
  output: roleGrants,
});
