import type { Module } from '../../../platform/module';
import { firstStepsRoutes } from './first-steps.routes';

export const firstStepsModule: Module = {
  name: 'accounts/first-steps',
  routes: [firstStepsRoutes],
};
