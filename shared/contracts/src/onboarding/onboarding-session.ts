import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { idleClock, signedIn } from '../session/session';

/** Continues an applicant's session after a reload, by the resume cookie of the flow; the console's opens nothing here. */
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

/** Renews the idle clock of an applicant's session and says what is left of it. */
export const flushOnboardingTime = operation({
  path: '/onboarding/flushTokenTime',
  permission: 'onboarding',
  input: z.strictObject({}),
  output: idleClock,
  audit: false,
});
