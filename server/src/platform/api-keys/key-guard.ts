import { codes, type Operation } from '@console/contracts';
import { Refusal } from '../refusal';
import type { LiveSession } from '../session/live-session.query';

/** Refuses an ended key, a disallowed address, and a call that is closed to keys. */
export function refuseUnfitKey(
  { keyProblem }: Pick<LiveSession, 'keyProblem'>,
  { forKeys }: Pick<Operation<never, unknown>, 'forKeys'>,
): void {
  if (keyProblem === undefined) return;
  if (keyProblem !== null) throw new Refusal(keyProblem);
  if (!forKeys) throw new Refusal(codes.apiKeyUnfit);
}
