import type { CardState } from '@console/contracts/cards';
import type { DemoBatch } from '../issuing/batches';
import type { Story } from '../issuing/stories';

/** A card that purchases are made with. */
export interface UsedCard {
  id: string;
  ledgerAccountId: string;
  batch: Pick<DemoBatch, 'merchant' | 'bin' | 'at' | 'deposit'>;
  story: Pick<Story, 'state' | 'blockSource' | 'validFrom' | 'validTo'> & { events: { to: CardState; at: Date }[] };
  limit: { amount: bigint; period: string } | null;
  /** How many purchases, declined ones too. */
  count: number;
  /** Ends with less than nothing, because something was collected by force. */
  isOverdrawn: boolean;
}

/** A card before it is known how often it is used. */
export type IdleCard = Omit<UsedCard, 'count' | 'isOverdrawn'>;

/** Asked for the first time when it could be used, or would have been. */
export const usableFrom = ({ story, batch }: Pick<UsedCard, 'story' | 'batch'>): Date =>
  story.events.find(({ to }) => to === 'ACTIVE')?.at ?? batch.at;

/** When somebody asked for its end, after which nothing is approved; null where nobody did. */
export const endOf = ({ story }: Pick<UsedCard, 'story'>): Date | null =>
  story.events.find(({ to }) => to === 'CANCEL_REVIEW')?.at ?? null;
