import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, text } from '../text';

/** What a company can become a customer for. */
export const onboardingProductCodes = ['ACQUIRING', 'CARD_ISSUING'] as const;

/** States of a submission, from the verified address to the company that it becomes. */
export const onboardingStates = [
  'EMAIL_VERIFIED',
  'PRODUCT',
  'COMPANY',
  'ACCOUNT',
  'SUBMITTED',
  'AGREEMENT_SIGNED',
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
  'PAYMENT_PROCESSING',
  'PAID',
  'FINANCE_REVIEW',
  'MANAGER_REVIEW',
  'APPROVED',
  'PROVISIONED',
  'REJECTED',
] as const;
export type OnboardingState = (typeof onboardingStates)[number];

/** One way to buy a product. */
export const onboardingPlan = z.strictObject({
  code: z.string(),
  name: i18nText,
  /** What it includes, in one sentence. */
  includes: i18nText,
  monthlyFee: money,
});

/** A product on offer, with its plans. */
export const onboardingProduct = z.strictObject({
  code: z.enum(onboardingProductCodes),
  name: i18nText,
  description: i18nText,
  plans: z.array(onboardingPlan),
});
export type OnboardingProduct = z.infer<typeof onboardingProduct>;

/** A product that was selected, and the plan for it. */
export const productChoice = z.strictObject({ product: z.enum(onboardingProductCodes), plan: text(40) });
export type ProductChoice = z.infer<typeof productChoice>;

/** How far an applicant's submission is. */
export const onboardingSubmission = z.strictObject({
  id: id('onb'),
  state: z.enum(onboardingStates),
  /** The step that comes next. */
  currentStep: z.int(),
  choices: z.array(productChoice),
  /** When the information of the product step was last certified. */
  certifiedAt: instant.nullable(),
  version: z.int(),
});
export type OnboardingSubmission = z.infer<typeof onboardingSubmission>;

export const listOnboardingProducts = operation({
  path: '/onboarding/product/list',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(onboardingProduct) }),
  reads: true,
});

/** The applicant's own submission; there is no other that could be requested. */
export const findOnboarding = operation({
  path: '/onboarding/detail',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: onboardingSubmission,
  reads: true,
});

/** What the form of /onboardingProduct asks for. `checkProductChoices` holds for it. */
export const productStep = z.strictObject({
  choices: z.array(productChoice).max(onboardingProductCodes.length),
  certifiesTruth: z.boolean(),
});
export type ProductStep = z.infer<typeof productStep>;

/** Stores the product step; it may be done again until the service agreement is signed. */
export const saveOnboardingProduct = operation({
  path: '/onboarding/product/save',
  permission: 'onboarding',
  input: productStep.extend({ version: z.int() }),
  output: onboardingSubmission,
});
