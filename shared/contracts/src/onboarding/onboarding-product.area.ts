import type { Area } from '../area';
import * as onboarding from './onboarding';

/** Operations, permissions and labels of the product choices of an applicant. */
export const onboardingProductArea = {
  operations: [onboarding],
  actions: {
    '/onboarding/product/save': ['Save products', '保存产品选择'],
  },
  objects: {
    onboarding_submission: ['Submission', '申请单'],
  },
} as const satisfies Area;
