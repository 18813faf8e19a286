import type { Feature } from '../../../platform/feature';
import { walletDicts, walletMenus } from './wallet.data';
import { walletJobs } from './wallet.jobs';
import { walletRoutes } from './wallet.routes';

export const walletFeature: Feature = {
  name: 'cards/wallets',
  reference: { dicts: walletDicts, menus: walletMenus },
  routes: [walletRoutes],
  jobs: () => walletJobs,
};
