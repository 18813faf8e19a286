import type { InputOf } from '@console/contracts';
import type { CardholderDetail, changeCardholderStatus, removeCardholder } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { refuseRemoval, refuseStatus } from './holder.rules';
import { readHolder } from './holder-detail.query';
import { toCardholderDetail } from './holder-row.query';
import { markRemoved, transitionHolder } from './cardholder.store';
import { assertHolderVersion, labelOf } from './cardholder.actions';

export async function changeHolderStatus(
  { id, version, to, note }: InputOf<typeof changeCardholderStatus>,
  context: Context,
): Promise<CardholderDetail> {
  const before = await readHolder(context, id, { holds: true });
  await assertHolderVersion(before, version, context);
  refuseStatus(before.status, to);
  await transitionHolder(context, { id, from: before.status, to, isDefault: before.is_default, reason: note });
  return toCardholderDetail(await readHolder(context, id), context.actor);
}

/** Deletes a cardholder under the lock that issuing shares, so that no card is issued to it during the deletion. */
export async function removeHolder(
  { id, version, note }: InputOf<typeof removeCardholder>,
  context: Context,
): Promise<{ id: string }> {
  const holder = await readHolder(context, id, { holds: true });
  await assertHolderVersion(holder, version, context);
  const { status, live_cards: liveCards } = await readHolder(context, id);
  refuseRemoval({ status, liveCards });
  await markRemoved(context, id);
  await context.audit({
    ...labelOf(holder),
    before: { status },
    after: { deleted: true },
    ...(note && { reason: note }),
  });
  return { id };
}
