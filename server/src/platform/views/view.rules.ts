import { codes } from '@console/contracts';
import { shareViews, type ViewDraft, type ViewScope } from '@console/contracts/views';
import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';
import { Refusal } from '../refusal';

type Asker = Pick<Actor, 'userId' | 'permissions' | 'accountType' | 'merchantIds'>;

/** Returns whether a user may share views: not with a limited data scope, which the views would reveal. */
export const mayShare = (asker: Asker): boolean => asker.permissions.has(shareViews) && seesWhole(asker);

/**
 * Returns whether a user may change a view. Shared ones can be changed by everyone who may share, also after their creator
 * left.
 */
export const mayChange = (view: { scope: ViewScope; userId: string }, asker: Asker): boolean =>
  view.scope === 'PRIVATE' ? view.userId === asker.userId : mayShare(asker);

/** Requires a role exactly if a view is shared with one, which must be a role of the user. */
export function refuseScope(
  { scope, roleId }: Pick<ViewDraft, 'scope' | 'roleId'>,
  asker: Asker,
  ownRoleIds: readonly string[],
): void {
  if (scope !== 'PRIVATE' && !mayShare(asker)) throw new Refusal(codes.noPermission);
  const isNamed = scope === 'ROLE' ? roleId !== null && ownRoleIds.includes(roleId) : roleId === null;
  if (!isNamed) throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'roleId', code: 'INVALID', params: {} }] });
}
