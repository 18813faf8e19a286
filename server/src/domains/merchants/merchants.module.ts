import type { Module } from '../../platform/module';
import { merchantRoutes } from './merchants/merchant.routes';
import { registrationRoutes } from './registrations/registration.routes';

export const merchantsModule: Module = { name: 'merchants', routes: [merchantRoutes, registrationRoutes] };
