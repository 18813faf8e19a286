import type { Feature } from '../../../platform/feature';
import { expireDuePurchases } from './expire.actions';
import { transactionDicts, transactionMenus, transactionParameters } from './transaction.data';
import { transactionExport } from './transaction.export';
import { transactionRoutes } from './transaction.routes';

/** Polling interval for expired holds. Holds last for days, so a minute of delay is harmless. */
const expiryMs = 60_000;

export const transactionFeature: Feature = {
  name: 'cards/transactions',
  reference: { dicts: transactionDicts, menus: transactionMenus, parameters: transactionParameters },
  routes: [transactionRoutes],
  jobs: () => ({
    TRANSACTION_EXPORT: { at: 'export', permission: 'cards.transaction.export', dataset: transactionExport },
  }),
  pollers: (work) => [
    { name: 'expire purchases', poll: () => expireDuePurchases(work), everyMs: expiryMs, followsClock: true },
  ],
};
