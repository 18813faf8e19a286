/** The pages of the flow with their steps, as the specification lists them in section 2. */
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

/** One page of the flow. */
export type OnboardingPage = (typeof onboardingPages)[number];

/** The page of the flow that has this name. */
export const onboardingPageOf = (name: string): OnboardingPage | undefined =>
  onboardingPages.find(({ page }) => page === name);

/** The page on which a step of the flow is done. */
export const pageOfStep = (step: number): OnboardingPage['page'] =>
  onboardingPages.find((one) => one.step === step)?.page ?? onboardingPages[0].page;
