import type { Area } from '../area';
import * as onboardingSession from './onboarding-session';
import * as onboardingSignIn from './onboarding-sign-in';

/** Operations, permissions and labels of sign-in to the onboarding flow. */
export const onboardingSessionArea = {
  operations: [onboardingSession, onboardingSignIn],
  actions: {
    '/public/onboarding/send/code': ['Send onboarding code', '发送入驻验证码'],
    '/public/onboarding/verify': ['Verify onboarding e-mail', '验证入驻邮箱'],
    '/onboarding/session/end': ['Sign out of onboarding', '退出入驻流程'],
  },
  objects: {
    onboarding_account: ['Onboarding account', '入驻账号'],
  },
} as const satisfies Area;
