import { accountsPages } from './accounts/pages';
import { adminPages } from './admin/pages';
import { cardsPages } from './cards/pages';
import { companyPages } from './company/pages';
import { releasePages } from './releases/pages';
import { merchantsPages } from './merchants/pages';
import type { OnboardingPage } from './onboarding/onboarding-pages';
import { platformPages } from './platform/pages';

/** Names of all pages. Browser code must import only the types, so that no page loads this table. */
export const pageNames = [
  ...platformPages,
  ...releasePages,
  ...merchantsPages,
  ...accountsPages,
  ...cardsPages,
  ...companyPages,
  ...adminPages,
] as const;

/** Name of a page: its address below `/main/`, or the name of an onboarding step. */
export type PageName = (typeof pageNames)[number] | OnboardingPage['page'];

/** Address of a page below `/main/`, with its query: `cards-balance?state=FROZEN`. */
export type PageAddress = PageName | `${PageName}?${string}`;
