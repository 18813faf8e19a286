import type { Feature } from '../../../platform/feature';
import { overviewRoutes } from './overview.routes';

export const overviewFeature: Feature = {
  name: 'cards/overview',
  routes: [overviewRoutes],
};
