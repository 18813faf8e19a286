import type { Feature } from '../../../platform/feature';
import { noteRoutes } from './note.routes';

export const noteFeature: Feature = {
  name: 'cards/notes',
  routes: [noteRoutes],
};
