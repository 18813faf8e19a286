import { codes, type InputOf } from '@console/contracts';
import type { resendInvitation } from '@console/contracts/users';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { holdAccess } from '../../../platform/roles/owner.query';
import { findUser, meetingOf } from './user.query';
import { actionsOf, type Meeting, refusalReason, type StoredUser, toUserDetail } from './user-row.query';

type Action = ReturnType<typeof actionsOf>[number];

/**
 * Locks a user, and refuses a stale version, a user that the actor can't change, and an action that isn't possible in
 * the user's status. The access of the whole company is locked first, so that two owners can't disable each other
 * concurrently.
 */
export async function holdUser(
  { id, version }: InputOf<typeof resendInvitation>,
  action: Action | readonly Action[],
  context: Context,
): Promise<{ user: StoredUser; meeting: Meeting }> {
  await holdAccess(context);
  const user = await findUser(context, id, { holds: true });
  const meeting = await meetingOf(context);
  const reason = refusalReason(user, meeting);
  if (reason !== null) throw new Refusal(codes.noPermission, { data: { reason } });
  await assertVersion(user, version, () => ({ current: toUserDetail(user, meeting) }));
  if (!actionsOf(user).some((one) => [action].flat().includes(one)))
    throw new Refusal(codes.transition, { data: { from: user.status } });
  return { user, meeting };
}
