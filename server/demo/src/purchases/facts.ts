import { dayIn } from '@console/contracts';
import type { Card } from '@console/contracts/cards';
import { expiryOf } from '@console/server/domains/cards/cards/card.rules';
import type { AuthorizationFacts } from '@console/server/domains/cards/transactions/authorization.rules';
import type { Plan } from './plans';
import type { UsedCard } from './used-card';

const dayMs = 86_400_000;

/** Day in the time zone of Singapore, which has the same days as both demo companies. */
export const companyDayOf = (at: Date): string => dayIn('Asia/Singapore', at);

/** State of the card at a time in its history. */
export function cardAt({ story }: UsedCard, at: Date): AuthorizationFacts['card'] {
  const state = story.events.findLast((event) => event.at <= at)?.to ?? 'CREATING';
  const isCreated = !['CREATING', 'PENDING', 'FAILED'].includes(state);
  const frozenBy: Card['blockSource'] = state === story.state ? story.blockSource : 'ADMIN';
  const statusOf = (): Card['status'] => {
    if (!isCreated) return null;
    if (state === 'CANCELLED') return 'CANCELLED';
    return state === 'FROZEN' ? 'BLOCKED' : 'ACTIVE';
  };
  return {
    createStatus: isCreated ? 'SUCCESS' : state === 'FAILED' ? 'FAILED' : 'PENDING',
    status: statusOf(),
    blockSource: state === 'FROZEN' ? frozenBy : null,
    cancelState: state === 'CANCEL_REVIEW' ? 'REVIEWING' : state === 'CANCELLED' ? 'DONE' : 'NONE',
    expiry: expiryOf(story.validTo),
    validFrom: story.validFrom,
    validTo: story.validTo,
  };
}

/** States of merchant, company, BIN and channel at a time: some are suspended, in maintenance or disabled. */
export function partiesAt(
  { batch: { merchant, bin } }: UsedCard,
  { at, oddity }: Pick<Plan, 'at' | 'oddity'>,
  now: Date,
): AuthorizationFacts['parties'] {
  const age = (now.getTime() - at.getTime()) / dayMs;
  const isMaintained = oddity === 'BIN' || (bin.status === 'MAINTENANCE' && age < 3);
  return {
    pool: '',
    merchant: merchant.status === 'SUSPENDED' && age < 100 ? 'SUSPENDED' : 'ACTIVE',
    company: oddity === 'COMPANY' ? 'SUSPENDED' : 'ACTIVE',
    bin: isMaintained ? 'MAINTENANCE' : 'ONLINE',
    channel: oddity === 'CHANNEL' ? 'DISABLED' : 'ENABLED',
  };
}
