import type { Feature } from '../../../platform/feature';
import { cardholderDicts, cardholderMenus, cardholderParameters } from './cardholder.data';
import { cardholderExport } from './cardholder.export';
import { cardholderRelated } from './cardholder-related.query';
import { cardholderRoutes } from './cardholder.routes';
import { expireDueKyc } from './expire-kyc.actions';
import { pushToCard } from './push-holder.actions';

/** Polling interval for expired KYC. A KYC result is valid for months, so a minute of delay is harmless. */
const expiryMs = 60_000;

export const cardholderFeature: Feature = {
  name: 'cards/cardholders',
  reference: { dicts: cardholderDicts, menus: cardholderMenus, parameters: cardholderParameters },
  routes: [cardholderRoutes],
  jobs: () => ({
    HOLDER_EXPORT: { at: 'export', permission: 'cards.cardholder.export', dataset: cardholderExport },
    HOLDER_PUSH: { at: 'items', permission: 'cards.cardholder.push', work: pushToCard },
  }),
  related: cardholderRelated,
  pollers: (work) => [
    { name: 'expire verifications', poll: () => expireDueKyc(work), everyMs: expiryMs, followsClock: true },
  ],
};
