import { codes } from '@console/contracts';
import type { LivePlan } from '@console/contracts/release';
import type { Context } from '../../platform/context';
import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';
import type { Change } from './change.rules';
import { findNewest, lockReleases, type Plan, type ReleaseKind } from './release.store';
import { writeRelease } from './write-release.actions';

interface Request {
  kind: ReleaseKind;
  remote: string;
  why: string;
  /** Number of the release that the user saw when deciding (optimistic locking). */
  onNumber: number;
  change: (before: LivePlan | undefined) => Change;
}

/** Writes the next release. A request based on an older release is refused as a stale version. */
export async function changeRelease(
  deps: Deps,
  { db, actor, now, audit }: Context,
  { kind, remote, why, onNumber, change }: Request,
): Promise<{ number: number; remotes: Plan }> {
  await lockReleases(db);
  const newest = await findNewest(db);
  if (newest?.number !== onNumber)
    throw new Refusal(codes.versionConflict, {
      data: { reason: `The live release is number ${newest?.number ?? 0} now. Review it and decide again.` },
    });
  const written = await writeRelease(db, deps, { kind, remote, why, madeBy: actor.userId, now, newest, change });
  if (written.at === 'refused') {
    const { reason, overlap } = written;
    throw new Refusal(codes.transition, { data: { reason, ...(overlap && { overlap }) } });
  }
  const { number, remotes, plan } = written;
  const label = `release ${number}`;
  const facts = { before: newest.remotes[remote], after: { kind, ...plan }, reason: why };
  await audit({ objectType: 'release', objectId: String(number), objectLabel: `${label} ${remote}`, ...facts });
  return { number, remotes };
}
