import type { Module } from '../../platform/module';
import { serviceAgreementRoutes } from './service-agreement.routes';

export const serviceAgreementModule: Module = {
  name: 'onboarding/service-agreements',
  routes: [serviceAgreementRoutes],
};
