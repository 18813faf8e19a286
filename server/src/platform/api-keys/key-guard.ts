import { codes, type Operation } from '@console/contracts';
import { Refusal } from '../refusal';
import type { LiveSession } from '../session/live-session.query';

/** Refuses an invalid key, a caller address that the key does not allow, and operations that keys cannot call. */
export function refuseUnfitKey(
  { keyProblem }: Pick<LiveSession, 'keyProblem'>,
  { forKeys }: Pick<Operation<never, unknown>, 'forKeys'>,
): void {
  if (keyProblem === undefined) return;
  if (keyProblem !== null) throw new Refusal(keyProblem);
  if (!forKeys) throw new Refusal(codes.apiKeyUnfit);
}
