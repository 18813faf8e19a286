import type { FieldIssue } from '../issues';
import './messages';
import type { OnboardingProduct, OnboardingState, ProductStep } from './onboarding';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Validates the product step: at least one product, no duplicates, available plans, and the certification. */
export function checkProductChoices(
  { choices = [], certifiesTruth }: Partial<ProductStep>,
  products: readonly OnboardingProduct[],
): FieldIssue[] {
  const isOffered = ({ product, plan }: ProductStep['choices'][number]) =>
    products.some(({ code, plans }) => code === product && plans.some((one) => one.code === plan));
  const isTwice = new Set(choices.map(({ product }) => product)).size < choices.length;
  return [
    ...(choices.length === 0 ? [issue('choices', 'PRODUCT_REQUIRED')] : []),
    ...(isTwice || !choices.every(isOffered) ? [issue('choices', 'PLAN_NOT_OFFERED')] : []),
    ...(certifiesTruth === true ? [] : [issue('certifiesTruth', 'CERTIFY_REQUIRED')]),
  ];
}

const openStates: readonly OnboardingState[] = ['EMAIL_VERIFIED', 'PRODUCT', 'COMPANY', 'ACCOUNT', 'SUBMITTED'];

/** Returns whether completed steps can still be changed; they can until the service agreement is signed. */
export const mayChangeSteps = (state: OnboardingState): boolean => openStates.includes(state);
