import type { Module } from '../../platform/module';
import { onboardingSessionModule } from './onboarding-session.module';
import { onboardingProductModule } from './onboarding-product.module';
import { serviceAgreementModule } from './service-agreement.module';
import { findApplicantSession } from './applicant-session.query';

export const onboardingModule: Module = {
  name: 'onboarding',
  nouns: [onboardingSessionModule, onboardingProductModule, serviceAgreementModule],
  sessions: { onboarding: { marker: 'self-onboarding', find: findApplicantSession } },
};
