import type { CardState } from '@console/contracts/cards';
import type { DemoBatch } from '../issuing/batches';
import type { Story } from '../issuing/stories';

/** A card with its number of purchases. */
export interface UsedCard {
  id: string;
  ledgerAccountId: string;
  batch: Pick<DemoBatch, 'merchant' | 'bin' | 'at' | 'deposit'>;
  story: Pick<Story, 'state' | 'blockSource' | 'validFrom' | 'validTo'> & { events: { to: CardState; at: Date }[] };
  limit: { amount: bigint; period: string } | null;
  /** Number of purchases, including declined ones. */
  count: number;
  /** True if the final balance is negative because of a force post. */
  isOverdrawn: boolean;
}

/** A card without its number of purchases. */
export type IdleCard = Omit<UsedCard, 'count' | 'isOverdrawn'>;

/** Time of the activation, or of the creation if the card was never active. */
export const usableFrom = ({ story, batch }: Pick<UsedCard, 'story' | 'batch'>): Date =>
  story.events.find(({ to }) => to === 'ACTIVE')?.at ?? batch.at;

/** Time of the cancellation request, after which all purchases are declined; null without a request. */
export const endOf = ({ story }: Pick<UsedCard, 'story'>): Date | null =>
  story.events.find(({ to }) => to === 'CANCEL_REVIEW')?.at ?? null;
