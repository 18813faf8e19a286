import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';

/** Data of a refusal with `codes.stepUp`: the required proof. `code` is an authenticator code. */
export const stepUpNeed = z.strictObject({ by: z.enum(['password', 'code']) });
export type StepUpNeed = z.infer<typeof stepUpNeed>;

/**
 * Step-up authentication: with two-factor authentication by an authenticator or recovery code, otherwise by the
 * password. For five minutes, the session can then call operations that require it. A wrong proof is refused with
 * `codes.invalid` at `proof`. After five wrong proofs the session ends with `codes.signedOut` and the reason
 * `WRONG_PROOFS`; after five in all sessions of the user within 15 minutes, every proof is refused with `codes.tooMany`
 * for 30 minutes.
 */
export const stepUp = operation({
  path: '/session/stepUp',
  permission: 'signed-in',
  // Neither trimmed nor checked beyond a maximum length, so that a wrong proof is refused as wrong rather than as
  // invalid input.
  input: z.strictObject({ proof: z.string().min(1).max(200) }),
  output: done,
});
