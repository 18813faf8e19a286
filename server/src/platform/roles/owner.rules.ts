import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';

/** Buttons that make a user with the whole company an owner: they can correct any setting of users and roles. */
export const ownerButtons = [
  'admin.role.view',
  'admin.role.save',
  'admin.user.view',
  'admin.user.invite',
  'admin.user.save',
  'admin.user.status',
] as const;

/** Returns whether a user may manage all users of the company, also those with more permissions. */
export const isOwner = (actor: Pick<Actor, 'accountType' | 'merchantIds' | 'permissions'>): boolean =>
  seesWhole(actor) && ownerButtons.every((button) => actor.permissions.has(button));
