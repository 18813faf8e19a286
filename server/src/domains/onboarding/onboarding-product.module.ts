import type { Module } from '../../platform/module';
import { onboardingProductRoutes } from './onboarding-product.routes';

export const onboardingProductModule: Module = {
  name: 'onboarding/onboarding-products',
  routes: [onboardingProductRoutes],
};
