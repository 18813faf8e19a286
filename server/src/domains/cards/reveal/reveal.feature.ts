import type { Feature } from '../../../platform/feature';
import { revealDicts } from './reveal.data';
import { revealRoutes } from './reveal.routes';
import { revealServed } from './reveal.served';

export const revealFeature: Feature = {
  name: 'cards/reveal',
  reference: { dicts: revealDicts },
  routes: [revealRoutes],
  served: revealServed,
};
