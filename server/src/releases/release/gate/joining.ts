import type { LivePlan } from '@console/contracts/release';
import type { Db } from '../../../platform/context';
import type { Deps } from '../../../platform/deps';
import { StartFailure } from '../../../platform/start/start-failure';
import type { Change } from '../change.rules';
import type { Plan } from '../release.store';
import { findByDigests } from '../version.store';
import { labelOf } from './contributions.rules';
import { overlapOf, refusalsToGoLive } from './gate.rules';
import { candidateOf, liveFactsFor, ownersBeside } from './live-facts';

interface Asking {
  before: LivePlan | undefined;
  change: Change;
  /** True if the change returns to a version that was live before. */
  isStepBack: boolean;
}

/**
 * Refuses a change if a version that it makes live no longer passes the release checks. The check at publication is not
 * enough, because other versions have become live since. The caller holds the lock of releases, or only rehearses.
 */
export async function refuseUnfit(
  db: Db,
  deps: Pick<Deps, 'builds'>,
  { before, change, isStepBack }: Asking,
): Promise<Change> {
  if (change.at === 'refused') return change;
  const lanesBefore = new Set(before?.lanes.map((lane) => JSON.stringify(lane)));
  const joining = change.plan.lanes.filter((lane) => !lanesBefore.has(JSON.stringify(lane)));
  const versions = await findByDigests(db, [...new Set(joining.map(({ digest }) => digest))]);
  for (const version of versions) {
    const candidate = candidateOf(version);
    const live = await liveFactsFor(db, deps, candidate.manifest);
    const [refusal] = refusalsToGoLive(candidate, live, { isStepBack });
    if (!refusal) continue;
    const overlap = overlapOf(candidate.manifest, live);
    const reason = `${labelOf(version)} cannot go live: ${refusal}`;
    return { at: 'refused', disabledReason: overlap ? 'OVERLAP' : 'UNFIT', reason, ...(overlap && { overlap }) };
  }
  return change;
}

/** Refuses a start if a local build has a page or slot entry of another remote in the plan. */
export async function refuseSharedPages(db: Db, plan: Plan): Promise<void> {
  const digests = Object.values(plan).flatMap(({ lanes }) => lanes.map(({ digest }) => digest));
  for (const version of await findByDigests(db, digests)) {
    if (version.origin === 'TEAM') continue;
    const overlap = overlapOf(candidateOf(version).manifest, await ownersBeside(db, plan, version.remote));
    if (!overlap) continue;
    const both = [labelOf(overlap), labelOf(version)].toSorted().join(' and ');
    throw new StartFailure(`${overlap.name} is in both ${both}. Rename it in a locally built version.`);
  }
}
