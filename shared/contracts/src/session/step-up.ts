import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';

/** Data of a refusal with `codes.stepUp`: what shows that it is the user; the code is one of their authenticator. */
export const stepUpNeed = z.strictObject({ by: z.enum(['password', 'code']) });
export type StepUpNeed = z.infer<typeof stepUpNeed>;

/**
 * Shows once more that it is the user: by a code (or a recovery code) of who has a second factor, else by the password.
 * For five minutes the session may then do what needs it. Refused with `codes.invalid` at `proof` where it is wrong, and
 * with `codes.tooMany` after five wrong ones, counted as at sign-in.
 */
export const stepUp = operation({
  path: '/session/stepUp',
  permission: 'signed-in',
  // Neither trimmed nor length-checked beyond a bound: a wrong one must be wrong, not invalid.
  input: z.strictObject({ proof: z.string().min(1).max(200) }),
  output: done,
});
