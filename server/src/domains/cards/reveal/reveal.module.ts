import type { Module } from '../../../platform/module';
import { revealDicts } from './reveal.data';
import { revealRoutes } from './reveal.routes';
import { revealServed } from './reveal.served';

export const revealModule: Module = {
  name: 'cards/reveal',
  reference: { dicts: revealDicts },
  routes: [revealRoutes],
  served: revealServed,
};
