import { codes } from '@console/contracts';
import type { LivePlan } from '@console/contracts/release';
import type { Context } from '../context';
import type { Deps } from '../deps';
import { Refusal } from '../refusal';
import type { Change } from './change.rules';
import { findNewest, insertRelease, lockReleases, type Plan, type ReleaseKind } from './release.repo';
import { textOf } from './release.rules';
import { signText } from './signing';

interface Wish {
  kind: ReleaseKind;
  remote: string;
  why: string;
  /** The release that the decision was made on. */
  onNumber: number;
  change: (before: LivePlan | undefined) => Change;
}

/** Makes the next release. Of two people who decide on the same one, the second is told that it has changed. */
export async function changeRelease(
  { keys }: Deps,
  { db, actor, now, audit }: Context,
  { kind, remote, why, onNumber, change }: Wish,
): Promise<{ number: number; remotes: Plan }> {
  await lockReleases(db);
  const newest = await findNewest(db);
  if (newest?.number !== onNumber)
    throw new Refusal(codes.versionConflict, {
      data: { reason: `The live release is number ${newest?.number ?? 0} by now; look at it and decide again.` },
    });
  const changed = change(newest.remotes[remote]);
  if (changed.at === 'refused') throw new Refusal(codes.transition, { data: { reason: changed.reason } });
  const remotes = { ...newest.remotes, [remote]: changed.plan };
  const number = newest.number + 1;
  const { shell }: { shell: string } = JSON.parse(newest.signed);
  const text = textOf({ number, remotes, shell, now });
  const made = now.toISOString();
  await insertRelease(db, {
    number,
    kind,
    remotes,
    reason: why,
    madeAt: made,
    madeBy: actor.userId,
    signed: text,
    signatures: signText('release', text, [keys.release]).signatures,
    issuedAt: made,
  });
  const label = `release ${number}`;
  const facts = { before: newest.remotes[remote], after: { kind, ...changed.plan }, reason: why };
  await audit({ objectType: 'release', objectId: String(number), objectLabel: `${label} ${remote}`, ...facts });
  return { number, remotes };
}
