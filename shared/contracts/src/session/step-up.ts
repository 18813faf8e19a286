import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';

/** Data of a refusal with `codes.stepUp`: the required proof. `code` is an authenticator code. */
export const stepUpNeed = z.strictObject({ by: z.enum(['password', 'code']) });
export type StepUpNeed = z.infer<typeof stepUpNeed>;

/**
 * Shows once more that it is the user: by a code (or a recovery code) of who has a second factor, else by the password.
 * For five minutes the session may then do what needs it. A wrong proof is refused with `codes.invalid` at `proof`. Five
 * wrong proofs end the session with `codes.signedOut` and the reason `WRONG_PROOFS`; five in all sessions of the user
 * within 15 minutes refuse every proof for 30 minutes with `codes.tooMany`.
 */
export const stepUp = operation({
  path: '/session/stepUp',
  permission: 'signed-in',
  // Neither trimmed nor checked beyond a maximum length, so that a wrong proof is refused as wrong rather than as
  // invalid input.
  input: z.strictObject({ proof: z.string().min(1).max(200) }),
  output: done,
});
