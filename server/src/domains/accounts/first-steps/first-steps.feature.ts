import type { Feature } from '../../../platform/feature';
import { firstStepsRoutes } from './first-steps.routes';

export const firstStepsFeature: Feature = {
  name: 'accounts/first-steps',
  routes: [firstStepsRoutes],
};
