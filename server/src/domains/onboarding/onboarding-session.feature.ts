import type { Feature } from '../../platform/feature';
import { onboardingSessionRoutes } from './onboarding-session.routes';

export const onboardingSessionFeature: Feature = {
  name: 'onboarding/onboarding-sessions',
  routes: [onboardingSessionRoutes],
};
