import { accountsPages } from './accounts/pages';
import { adminPages } from './admin/pages';
import { cardsPages } from './cards/pages';
import { companyPages } from './company/pages';
import { deliveryPages } from './devops/pages';
import { merchantsPages } from './merchants/pages';
import type { OnboardingPage } from './onboarding/onboarding-pages';
import { platformPages } from './platform/pages';

/**
 * Every page of the console. Browser code imports the types alone: a page knows the few names that it uses, and never the
 * table.
 */
export const pageNames = [
  ...platformPages,
  ...deliveryPages,
  ...merchantsPages,
  ...accountsPages,
  ...cardsPages,
  ...companyPages,
  ...adminPages,
] as const;

/** Name of a page: its address below `/main/`, or that of a step of the onboarding flow. */
export type PageName = (typeof pageNames)[number] | OnboardingPage['page'];

/** Address of a page below `/main/`, with its query: `cards-balance?state=FROZEN`. */
export type PageAddress = PageName | `${PageName}?${string}`;
