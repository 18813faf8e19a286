import type { Feature } from '../../platform/feature';
import { onboardingSessionFeature } from './onboarding-session.feature';
import { onboardingProductFeature } from './onboarding-product.feature';
import { serviceAgreementFeature } from './service-agreement.feature';
import { findApplicantSession } from './applicant-session.query';

export const onboardingFeature: Feature = {
  name: 'onboarding',
  nouns: [onboardingSessionFeature, onboardingProductFeature, serviceAgreementFeature],
  sessions: { onboarding: { marker: 'self-onboarding', find: findApplicantSession } },
};
