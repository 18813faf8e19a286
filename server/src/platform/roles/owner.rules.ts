import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';

/** Who holds these for a whole company owns it: they can put right whatever users and roles say. */
export const ownerButtons = [
  'admin.role.view',
  'admin.role.save',
  'admin.user.view',
  'admin.user.invite',
  'admin.user.save',
  'admin.user.status',
] as const;

/** Whether somebody decides about everybody in their company, also about those who may do what they may not. */
export const isOwner = (actor: Pick<Actor, 'accountType' | 'merchantIds' | 'permissions'>): boolean =>
  seesWhole(actor) && ownerButtons.every((button) => actor.permissions.has(button));
