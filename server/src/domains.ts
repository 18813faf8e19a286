import { accountsFeature } from './domains/accounts/accounts.feature';
import { adminFeature } from './domains/admin/admin.feature';
import { cardsFeature } from './domains/cards/cards.feature';
import { companyFeature } from './domains/company/company.feature';
import { merchantsFeature } from './domains/merchants/merchants.feature';
import { onboardingFeature } from './domains/onboarding/onboarding.feature';
import { releasesFeature } from './releases/releases.feature';
import type { Feature } from './platform/feature';
import { platformFeature } from './platform/platform.feature';

/** Features of the platform, of releases and of the domains. Only this file lists all of them. */
const all: readonly Feature[] = [
  platformFeature,
  releasesFeature,
  merchantsFeature,
  accountsFeature,
  cardsFeature,
  companyFeature,
  adminFeature,
  onboardingFeature,
];

/** All features of the server, including the nouns within them. */
export const features: readonly Feature[] = all.flatMap((feature) => [feature, ...(feature.nouns ?? [])]);
