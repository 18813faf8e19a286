import type { Feature } from '../../../platform/feature';
import { ledgerRoutes } from './ledger.routes';

export const ledgerFeature: Feature = {
  name: 'accounts/ledger',
  routes: [ledgerRoutes],
};
