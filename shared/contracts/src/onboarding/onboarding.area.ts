import type { Area } from '../area';
import { onboardingProductArea } from './onboarding-product.area';
import { onboardingSessionArea } from './onboarding-session.area';
import { onboardingMessages } from './messages';
import { serviceAgreementArea } from './service-agreement.area';

/** Texts of field codes. They are one file for the domain, because rules of several nouns use them. */
const onboardingArea = { fields: onboardingMessages } as const satisfies Area;

/** Areas of this domain. */
export const onboardingAreas = [
  onboardingArea,
  onboardingSessionArea,
  onboardingProductArea,
  serviceAgreementArea,
] as const satisfies readonly Area[];
