import type { Feature } from '../../platform/feature';
import { serviceAgreementRoutes } from './service-agreement.routes';

export const serviceAgreementFeature: Feature = {
  name: 'onboarding/service-agreements',
  routes: [serviceAgreementRoutes],
};
