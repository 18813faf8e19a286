/** Pages of the onboarding flow with their steps (specification, section 2). */
export const onboardingPages = [
  { page: 'onboardingStart', step: 0, needsSignIn: false },
  { page: 'onboardingSimpleLogin', step: 1, needsSignIn: false },
  { page: 'onboardingVerifyEmail', step: 2, needsSignIn: false },
  { page: 'onboardingProduct', step: 3, needsSignIn: true },
  { page: 'onboardingCompanyInfo', step: 4, needsSignIn: true },
  { page: 'onboardingSetupAccount', step: 5, needsSignIn: true },
  { page: 'onboardingSubmission', step: 6, needsSignIn: true },
  { page: 'onboardingServiceAgreement', step: 7, needsSignIn: true },
  { page: 'onboardingPayment', step: 8, needsSignIn: true },
  { page: 'onboardingPaymentResult', step: 9, needsSignIn: false },
  { page: 'onboardingReviewResult', step: 9, needsSignIn: false },
] as const;

/** Page of the onboarding flow. */
export type OnboardingPage = (typeof onboardingPages)[number];

/** Returns the page with this name. */
export const onboardingPageOf = (name: string): OnboardingPage | undefined =>
  onboardingPages.find(({ page }) => page === name);

/** Returns the page of a step. */
export const pageOfStep = (step: number): OnboardingPage['page'] =>
  onboardingPages.find((one) => one.step === step)?.page ?? onboardingPages[0].page;
