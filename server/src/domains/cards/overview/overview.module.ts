import type { Module } from '../../../platform/module';
import { overviewRoutes } from './overview.routes';

export const overviewModule: Module = {
  name: 'cards/overview',
  routes: [overviewRoutes],
};
