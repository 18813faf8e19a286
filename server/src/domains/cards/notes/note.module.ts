import type { Module } from '../../../platform/module';
import { noteRoutes } from './note.routes';

export const noteModule: Module = {
  name: 'cards/notes',
  routes: [noteRoutes],
};
