import type { LiveRemote, ReleaseContribution } from '@console/contracts/release';

/** A contribution of a version that is live. */
export interface LiveContribution extends ReleaseContribution {
  remote: LiveRemote;
}

/** What live remotes contribute, by slot, as far as somebody with these buttons sees it. One remote has a name. */
export function contributionsIn(
  remotes: readonly LiveRemote[],
  buttons: ReadonlySet<string>,
): ReadonlyMap<string, readonly LiveContribution[]> {
  const bySlot = new Map<string, LiveContribution[]>();
  for (const remote of remotes)
    for (const contribution of remote.manifest.contributes ?? []) {
      const { slot, name, permission } = contribution;
      const others = bySlot.get(slot) ?? [];
      const sees = permission === 'signed-in' || buttons.has(permission);
      if (!sees || others.some((other) => other.name === name)) continue;
      bySlot.set(slot, [...others, { ...contribution, remote }]);
    }
  return bySlot;
}

/** What a contribution is called among the pages of its remote, and in reports. */
export const partOf = ({ slot, name }: Pick<ReleaseContribution, 'slot' | 'name'>): string => `${slot}/${name}`;
