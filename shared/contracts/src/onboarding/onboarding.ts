import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, text } from '../text';

/** Products for which a company can apply. */
export const onboardingProductCodes = ['ACQUIRING', 'CARD_ISSUING'] as const;

/** States of an application, from the verified address to the new company. */
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

/** Plan of a product. */
export const onboardingPlan = z.strictObject({
  code: z.string(),
  name: i18nText,
  /** Included services, in one sentence. */
  includes: i18nText,
  monthlyFee: money,
});

/** Product on offer, with its plans. */
export const onboardingProduct = z.strictObject({
  code: z.enum(onboardingProductCodes),
  name: i18nText,
  description: i18nText,
  plans: z.array(onboardingPlan),
});
export type OnboardingProduct = z.infer<typeof onboardingProduct>;

/** Selected product with its plan. */
export const productChoice = z.strictObject({ product: z.enum(onboardingProductCodes), plan: text(40) });
export type ProductChoice = z.infer<typeof productChoice>;

/** Application with its progress. */
export const onboardingSubmission = z.strictObject({
  id: id('onb'),
  state: z.enum(onboardingStates),
  /** Next step. */
  currentStep: z.int(),
  choices: z.array(productChoice),
  /** Time of the last certification in the product step. */
  certifiedAt: instant.nullable(),
  /** Time of the signature of the service agreement. */
  agreedAt: instant.nullable(),
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

/** Returns the applicant's own application; other applications cannot be requested. */
export const findOnboarding = operation({
  path: '/onboarding/detail',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: onboardingSubmission,
  reads: true,
});

/** Form input of /onboardingProduct, validated by `checkProductChoices`. */
export const productStep = z.strictObject({
  choices: z.array(productChoice).max(onboardingProductCodes.length),
  certifiesTruth: z.boolean(),
});
export type ProductStep = z.infer<typeof productStep>;

/** Saves the product step. It can be repeated until the service agreement is signed. */
export const saveOnboardingProduct = operation({
  path: '/onboarding/product/save',
  permission: 'onboarding',
  input: productStep.extend({ version: z.int() }),
  output: onboardingSubmission,
});
