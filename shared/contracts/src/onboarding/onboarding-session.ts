import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { idleClock, signedIn } from '../session/session';

/**
 * Continues an applicant's session after a reload, using the resume cookie of the flow. The console's cookie is not
 * accepted.
 */
export const resumeOnboarding = operation({
  path: '/onboarding/session/resume',
  permission: 'public',
  input: z.strictObject({}),
  output: signedIn,
  audit: false,
});

export const endOnboarding = operation({
  path: '/onboarding/session/end',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: done,
});

/** Renews the idle time of an applicant's session and returns the remaining time. */
export const flushOnboardingTime = operation({
  path: '/onboarding/flushTokenTime',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: idleClock,
  audit: false,
});
