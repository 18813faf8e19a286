import type { CensusChange } from '@console/contracts/releases';
import type { LivePlan } from '@console/contracts/release';

/** Fields of a release from which changes are computed. */
export interface Released {
  kind: CensusChange['kind'];
  madeAt: string;
  remotes: Readonly<Record<string, LivePlan>>;
}

/** Live and canary version of a remote in one release. */
function standingOf(plan: LivePlan | undefined): Pick<CensusChange, 'live' | 'canary'> {
  const lanes = plan?.lanes ?? [];
  const canary = lanes.find(({ audience }) => audience.to !== 'everyone');
  return {
    live: lanes.find(({ audience }) => audience.to === 'everyone')?.version ?? null,
    canary: canary
      ? { version: canary.version, percent: canary.audience.to === 'percent' ? canary.audience.percent : null }
      : null,
  };
}

const isSame = (one: Pick<CensusChange, 'live' | 'canary'>, other: Pick<CensusChange, 'live' | 'canary'>) =>
  one.live === other.live &&
  one.canary?.version === other.canary?.version &&
  one.canary?.percent === other.canary?.percent;

/**
 * Returns the version changes of each remote since `from`. The first entry of a remote is the version that was live at
 * `from`. Expects the releases newest first.
 */
export function changesOf(
  releases: readonly Released[],
  { remotes, from }: { remotes: readonly string[]; from: Date },
): CensusChange[] {
  const oldestFirst = releases.toReversed();
  return remotes.flatMap((remote) => {
    const changes: CensusChange[] = [];
    for (const { kind, madeAt, remotes: plans } of oldestFirst) {
      const standing = standingOf(plans[remote]);
      const last = changes.at(-1);
      if (last ? isSame(last, standing) : standing.live === null) continue;
      changes.push({ remote, at: madeAt, kind, ...standing });
    }
    const before = changes.filter(({ at }) => Date.parse(at) <= from.getTime()).at(-1);
    const since = changes.filter(({ at }) => Date.parse(at) > from.getTime());
    return before ? [{ ...before, at: from.toISOString() }, ...since] : since;
  });
}
