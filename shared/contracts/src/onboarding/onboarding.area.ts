import type { Area } from '../area';
import { onboardingProductArea } from './onboarding-product.area';
import { onboardingSessionArea } from './onboarding-session.area';
import { onboardingMessages } from './messages';

/** Texts of field codes are one file of the domain: rules of several nouns use them, and pages load that file. */
const onboardingArea = { fields: onboardingMessages } as const satisfies Area;

/** The nouns of this domain. */
export const onboardingAreas = [
  onboardingArea,
  onboardingSessionArea,
  onboardingProductArea,
] as const satisfies readonly Area[];
