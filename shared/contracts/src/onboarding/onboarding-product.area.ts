import type { Area } from '../area';
import * as onboarding from './onboarding';

/** Calls, permissions and labels of products that an applicant chooses. */
export const onboardingProductArea = {
  operations: [onboarding],
  actions: {
    '/onboarding/product/save': ['Save products', '保存产品选择'],
  },
  objects: {
    onboarding_submission: ['Submission', '申请单'],
  },
} as const satisfies Area;
