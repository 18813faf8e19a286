import type { Module } from '../../platform/module';
import { merchantsReference } from './reference.data';
import { merchantRoutes } from './merchants/merchant.routes';
import { registrationRoutes } from './registrations/registration.routes';

export const merchantsModule: Module = {
  name: 'merchants',
  reference: merchantsReference,
  routes: [merchantRoutes, registrationRoutes],
};
