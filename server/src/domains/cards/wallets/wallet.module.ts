import type { Module } from '../../../platform/module';
import { walletDicts, walletMenus } from './wallet.data';
import { walletJobs } from './wallet.jobs';
import { walletRoutes } from './wallet.routes';

export const walletModule: Module = {
  name: 'cards/wallets',
  reference: { dicts: walletDicts, menus: walletMenus },
  routes: [walletRoutes],
  jobs: () => walletJobs,
};
