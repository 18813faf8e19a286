import type { Feature } from '../../../platform/feature';
import { cardCancelReview } from './cancel-card.review';
import { cardDicts, cardMenus } from './card.data';
import { cardJobs } from './card.jobs';
import { cardRelated } from './card-related.query';
import { cardRoutes } from './card.routes';
import { rewrapCards } from './rewrap-cards.actions';
import { findFirstCard, findWaitingCards } from './waiting-cards.query';

/** Polling interval for rewrapping keys, which is not urgent. */
const wrappingMs = 10 * 60_000;

export const cardFeature: Feature = {
  name: 'cards/cards',
  reference: { dicts: cardDicts, menus: cardMenus },
  routes: [cardRoutes],
  jobs: () => cardJobs,
  reviews: [cardCancelReview],
  related: cardRelated,
  waiting: findWaitingCards,
  firstSteps: findFirstCard,
  pollers: (work) => [
    { name: 'wrap card keys anew', poll: () => rewrapCards(work.pool, work.vault), everyMs: wrappingMs },
  ],
};
