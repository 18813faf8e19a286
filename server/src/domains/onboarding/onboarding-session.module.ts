import type { Module } from '../../platform/module';
import { onboardingSessionRoutes } from './onboarding-session.routes';

export const onboardingSessionModule: Module = {
  name: 'onboarding/onboarding-sessions',
  routes: [onboardingSessionRoutes],
};
