import type { Module } from '../../platform/module';
import { findApplicantSession } from './applicant-session.query';
import { onboardingProductRoutes } from './onboarding-product.routes';
import { onboardingSessionRoutes } from './onboarding-session.routes';

export const onboardingModule: Module = {
  name: 'onboarding',
  routes: [onboardingSessionRoutes, onboardingProductRoutes],
  sessions: { onboarding: { marker: 'self-onboarding', find: findApplicantSession } },
};
