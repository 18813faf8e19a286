import type { BriefContribution, LiveRemote } from '@console/contracts/release';

/** A contribution of a live version. */
export interface LiveContribution extends BriefContribution {
  remote: LiveRemote;
}

/**
 * Returns the contributions of live remotes, by slot, that a user with these buttons may see. A name belongs to the
 * first remote that uses it.
 */
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

/** Name of a contribution among its remote's pages and in fault reports. */
export const partOf = ({ slot, name }: Pick<BriefContribution, 'slot' | 'name'>): string => `${slot}/${name}`;
