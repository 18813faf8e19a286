import { codes } from '@console/contracts';
import { shareViews, type ViewDraft, type ViewScope } from '@console/contracts/views';
import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';
import { Refusal } from '../refusal';

type Asker = Pick<Actor, 'userId' | 'permissions' | 'accountType' | 'merchantIds'>;

/**
 * Returns whether a user may share views. Users with a limited data scope may not, because their views would reveal it.
 */
export const mayShare = (asker: Asker): boolean => asker.permissions.has(shareViews) && seesWhole(asker);

/**
 * Returns whether a user may change a view. Shared views can be changed by all users who may share, also after the
 * creator has left.
 */
export const mayChange = (view: { scope: ViewScope; userId: string }, asker: Asker): boolean =>
  view.scope === 'PRIVATE' ? view.userId === asker.userId : mayShare(asker);

/** Refuses a role for a view that is not shared with one, a missing role, and a role that the user does not have. */
export function refuseScope(
  { scope, roleId }: Pick<ViewDraft, 'scope' | 'roleId'>,
  asker: Asker,
  ownRoleIds: readonly string[],
): void {
  if (scope !== 'PRIVATE' && !mayShare(asker)) throw new Refusal(codes.noPermission);
  const isNamed = scope === 'ROLE' ? roleId !== null && ownRoleIds.includes(roleId) : roleId === null;
  if (!isNamed) throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'roleId', code: 'INVALID', params: {} }] });
}
