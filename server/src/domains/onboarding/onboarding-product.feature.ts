import type { Feature } from '../../platform/feature';
import { freeAcquirersMax } from './onboarding-product.data';
import { onboardingProductRoutes } from './onboarding-product.routes';

export const onboardingProductFeature: Feature = {
  name: 'onboarding/onboarding-products',
  reference: { parameters: [freeAcquirersMax] },
  routes: [onboardingProductRoutes],
};
