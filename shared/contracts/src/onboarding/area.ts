import type { Area } from '../area';
import { onboardingMessages } from './messages';
import { onboardingOperations } from './operations';

export const onboardingArea = {
  fields: onboardingMessages,
  operations: onboardingOperations,
  actions: {
    '/public/onboarding/send/code': ['Send onboarding code', '发送入驻验证码'],
    '/public/onboarding/verify': ['Verify onboarding e-mail', '验证入驻邮箱'],
    '/onboarding/product/save': ['Save products', '保存产品选择'],
    '/onboarding/session/end': ['Sign out of onboarding', '退出入驻流程'],
  },
  objects: {
    onboarding_account: ['Onboarding account', '入驻账号'],
    onboarding_submission: ['Submission', '申请单'],
  },
} as const satisfies Area;
