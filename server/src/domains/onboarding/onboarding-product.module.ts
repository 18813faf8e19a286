import type { Module } from '../../platform/module';
import { freeAcquirersMax } from './onboarding-product.data';
import { onboardingProductRoutes } from './onboarding-product.routes';

export const onboardingProductModule: Module = {
  name: 'onboarding/onboarding-products',
  reference: { parameters: [freeAcquirersMax] },
  routes: [onboardingProductRoutes],
};
