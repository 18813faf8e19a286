import type { Module } from '../../../platform/module';
import { ledgerRoutes } from './ledger.routes';

export const ledgerModule: Module = {
  name: 'accounts/ledger',
  routes: [ledgerRoutes],
};
