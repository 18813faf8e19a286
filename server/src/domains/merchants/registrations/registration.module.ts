import type { Module } from '../../../platform/module';
import { registrationRoutes } from './registration.routes';

export const registrationModule: Module = {
  name: 'merchants/registrations',
  routes: [registrationRoutes],
};
