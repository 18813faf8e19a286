import { z } from '@console/contracts/zod';
import type { Permission } from '../operation';
import { operation } from '../operation';
import { i18nText, id, requiredLongText } from '../text';

/** What a role may do with a module. */
export const moduleGrants = ['VIEW', 'PUBLISH', 'ACTIVATE', 'APPROVE', 'ROLLBACK'] as const;
/** What a role may do with a module. */
export type ModuleGrant = (typeof moduleGrants)[number];

/** Stands for every module, also for those that are yet to come. */
export const everyModule = '*';

/** The button without which a grant is worth nothing; whoever saves grants gives and takes it with them. */
export const buttonOfGrant: Record<ModuleGrant, Permission> = {
  VIEW: 'devops.module.view',
  PUBLISH: 'devops.module.publish',
  ACTIVATE: 'devops.release.activate',
  APPROVE: 'devops.release.approve',
  ROLLBACK: 'devops.release.rollback',
};

const grants = z.array(z.enum(moduleGrants)).max(moduleGrants.length);

/** What a role may do with one module, or with every one. */
export const moduleGrantLine = z.strictObject({ module: z.string().regex(/^(\*|[a-z][a-z0-9-]{1,30})$/), grants });
/** What a role may do with one module, or with every one. */
export type ModuleGrantLine = z.infer<typeof moduleGrantLine>;

/** Roles whose grants can be looked at. */
export const listGrantRoles = operation({
  path: '/devopsGrant/roles',
  permission: 'devops.grant.save',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({
    list: z.array(z.strictObject({ id: id('role'), name: i18nText, users: z.int(), modules: z.int() })),
  }),
});

/** The grants of one role, and what whoever asks may change about them. */
export const roleGrants = z.strictObject({
  id: id('role'),
  name: i18nText,
  version: z.int(),
  /** Nobody changes what they may do themselves. */
  isOwn: z.boolean(),
  users: z.int(),
  list: z.array(moduleGrantLine),
  modules: z.array(z.strictObject({ code: z.string(), name: i18nText })),
  /** What whoever asks holds: more than that nobody can give. */
  held: z.array(moduleGrantLine),
});
/** The grants of one role, and what whoever asks may change about them. */
export type RoleGrants = z.infer<typeof roleGrants>;

export const readRoleGrants = operation({
  path: '/devopsGrant/detail',
  permission: 'devops.grant.save',
  reads: true,
  input: z.strictObject({ id: id('role') }),
  output: roleGrants,
});

/** What a form about the grants of a role consists of. */
export const roleGrantsDraft = z.strictObject({
  list: z.array(moduleGrantLine).max(200),
  why: requiredLongText(),
});

/** Replaces the grants of a role. Lines without a grant are left out. */
export const saveRoleGrants = operation({
  path: '/devopsGrant/save',
  permission: 'devops.grant.save',
  needsProof: true,
  input: roleGrantsDraft.extend({ id: id('role'), version: z.int() }),
  output: roleGrants,
});
