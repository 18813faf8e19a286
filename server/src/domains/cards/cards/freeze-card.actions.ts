import { codes } from '@console/contracts';
import { type CardDetail, checkReason } from '@console/contracts/cards';
import { isStaff } from '../../../platform/audience/audience.rules';
import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { lockPoolOf } from '../pools/pool-paying.query';
import { findPoolStatus } from './card-pool.query';
import { lockCard, readCardDetail } from './card.query';
import { transitionCard } from './card.store';
import { type ActionName, assertAllowed, transitions } from './card.rules';

interface Change {
  id: string;
  /** Version that the caller read; null skips the check. */
  version: number | null;
  reason: string;
  note?: string | undefined;
}

/** Freezes or unfreezes a card; card, history and audit log entry are written in one transaction. */
export async function changeCardStatus(action: ActionName, change: Change, context: Context): Promise<CardDetail> {
  const fieldIssues = checkReason(change.reason, change.note);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  await lockCard(context, change.id);
  const { card, updatedBy } = await readCardDetail(context, change.id);
  await assertVersion(card, change.version, () => ({ current: card, updatedBy, updatedAt: card.updatedAt }));
  assertAllowed(action, card, context.actor);
  if (action === 'UNFREEZE') await refuseBlockedPool(context, card);
  // A freeze by a company user outranks one by a merchant or wallet user.
  const source = isStaff(context.actor) ? 'ADMIN' : 'USER';
  const { id: cardId, reason, note } = change;
  await transitionCard(context, {
    cardId,
    ...transitions[action],
    stored:
      action === 'FREEZE' ? { status: 'BLOCKED', block: { source, reason, note } } : { status: 'ACTIVE', block: null },
    reason,
    note,
    audit: { before: { blockSource: card.blockSource } },
  });
  return (await readCardDetail(context, cardId)).card;
}

/** Refuses to unfreeze a card whose group or wallet is frozen. */
async function refuseBlockedPool({ db }: Context, card: CardDetail): Promise<void> {
  await lockPoolOf(db, card.id);
  const pool = await findPoolStatus(db, card.id);
  if (!pool || ['', 'ACTIVE'].includes(pool.status)) return;
  const reason = pool.isGroup ? 'BLOCKED_BY_GROUP' : 'BLOCKED_BY_WALLET';
  throw new Refusal(codes.transition, { data: { from: card.state, to: 'ACTIVE', allowed: [], reason } });
}
