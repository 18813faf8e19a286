import { codes, type InputOf } from '@console/contracts';
import type { pushCardholder } from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import { findChannelMode } from '../channels/channel-mode.query';
import { insertDoneOrder } from '../channels/order.store';
import { sandboxAdapters } from '../channels/sandbox.adapter';
import type { Context } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import type { JobTarget } from '../../../platform/jobs/job-kind';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { lockCard, readCardDetail } from '../cards/card.query';
import { readHolder } from './holder-detail.query';
import { findPushableCards } from './pushable-card.query';
import { assertHolderVersion, labelOf } from './cardholder.actions';

/** Starts a job with an item for each card whose channel supports the update. */
export async function pushHolder(
  { id, version }: InputOf<typeof pushCardholder>,
  context: SignedInContext,
): Promise<Job> {
  const holder = await readHolder(context, id, { holds: true });
  await assertHolderVersion(holder, version, context);
  const targets = await findPushableCards(context, id);
  if (targets.length === 0) throw refused(holder.status, 'HOLDER_HAS_NO_CARDS');
  await context.audit({ ...labelOf(holder), after: { version, cards: targets.length } });
  return startJob({ type: 'HOLDER_PUSH', action: '/cardholder/push', params: { holderId: id }, targets }, context);
}

const refused = (state: string, reason: string) =>
  new Refusal(codes.transition, { data: { from: state, to: state, allowed: [], reason } });

const unavailable = () => new Refusal(codes.channelUnavailable, { data: { reason: 'CHANNEL_CANNOT' } });

/** Sends the cardholder of one card to its channel and stores the order. */
export async function pushToCard({ id }: JobTarget, params: unknown, context: Context): Promise<void> {
  await lockCard(context, id);
  const { card } = await readCardDetail(context, id);
  if (card.state !== 'ACTIVE' && card.state !== 'FROZEN') throw refused(card.state, `CARD_${card.state}`);
  // Cast: `pushHolder` wrote the parameters.
  const { holderId } = params as { holderId: string };
  if (card.cardholder?.id !== holderId) throw refused(card.state, 'CARD_CHANGED');
  const mode = await findChannelMode(context.db, id);
  if (mode === null) throw unavailable();
  const { updateInfo } = sandboxAdapters[mode];
  if (!updateInfo) throw refused(card.state, 'CHANNEL_CANNOT');
  const orderId = newId('order');
  const response = await updateInfo(orderId);
  if (response.at === 'rejected') throw unavailable();
  const order = { id: orderId, cardId: id, channelRef: response.channelCardId };
  await insertDoneOrder(context, { type: 'UPDATE_INFO', ...order });
  await context.audit({
    objectType: 'card' as const,
    objectId: id,
    objectLabel: `${card.alias} ${card.number.slice(-4)}`,
    after: { deed: 'UPDATE_INFO', cardholderId: holderId, orderId },
  });
}
