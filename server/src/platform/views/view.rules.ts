import { codes } from '@console/contracts';
import { shareViews, type ViewDraft, type ViewScope } from '@console/contracts/views';
import type { Actor } from '../context';
import { seesWhole } from '../reach/reach.rules';
import { Refusal } from '../refusal';

type Asker = Pick<Actor, 'userId' | 'permissions' | 'accountType' | 'merchantIds'>;

/** Who is limited to a part of the company would show their part to others, or tell of what they see. */
export const mayShare = (asker: Asker): boolean => asker.permissions.has(shareViews) && seesWhole(asker);

/** What is shared belongs to all who see it, so it is changed by whoever may share, also once its maker has gone. */
export const mayChange = (view: { scope: ViewScope; userId: string }, asker: Asker): boolean =>
  view.scope === 'PRIVATE' ? view.userId === asker.userId : mayShare(asker);

/** A role is named exactly where a view is shared with one, and it is a role of whoever shares. */
export function refuseScope(
  { scope, roleId }: Pick<ViewDraft, 'scope' | 'roleId'>,
  asker: Asker,
  ownRoleIds: readonly string[],
): void {
  if (scope !== 'PRIVATE' && !mayShare(asker)) throw new Refusal(codes.noPermission);
  const isNamed = scope === 'ROLE' ? roleId !== null && ownRoleIds.includes(roleId) : roleId === null;
  if (!isNamed) throw new Refusal(codes.invalid, { fieldIssues: [{ field: 'roleId', code: 'INVALID', params: {} }] });
}
