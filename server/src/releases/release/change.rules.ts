import type { ChangeDisabledReason, Overlap } from '@console/contracts/releases';
import { compareVersions, type Audience, type Lane, type LivePlan } from '@console/contracts/release';

/** A version that can be activated. */
export type Choice = Pick<Lane, 'version' | 'digest'>;

/** Result of a change: the remote's new plan, or a refusal with a code for the screen and a sentence for logs. */
export type Change =
  | { at: 'changed'; plan: LivePlan }
  | { at: 'refused'; disabledReason: ChangeDisabledReason; reason: string; overlap?: Overlap };

const refused = (disabledReason: ChangeDisabledReason, reason: string): Change => ({
  at: 'refused',
  disabledReason,
  reason,
});

const isForEveryone = ({ audience }: Lane) => audience.to === 'everyone';

/** The lane of all users who are not in the audience of a canary. */
const mainOf = (plan: LivePlan | undefined): Lane | undefined => plan?.lanes.find(isForEveryone);

export function activated(
  before: LivePlan | undefined,
  { choice, audience, isMinimum }: { choice: Choice; audience: Audience; isMinimum: boolean },
): Change {
  const { version, digest } = choice;
  const least = before?.minVersion ?? '0.0.0';
  if (compareVersions(version, least) < 0)
    return refused('BELOW_MINIMUM', `${version} is below the minimum version ${least}; activate a newer one.`);
  const isEveryones = mainOf(before)?.digest === digest;
  if (isEveryones && (audience.to !== 'everyone' || (before?.lanes.length === 1 && !isMinimum)))
    return refused('EVERYONE_HAS_IT', `Everyone already has ${version}; activate another version.`);
  if (audience.to !== 'everyone' && !mainOf(before))
    return refused('NOBODY_HAS_IT', "This remote isn't active yet; activate a version for everyone first.");
  if (audience.to !== 'everyone' && isMinimum)
    return refused(
      'MINIMUM_NEEDS_EVERYONE',
      'A minimum version must be live for everyone; activate it for everyone first.',
    );
  const lane: Lane = { version, digest, audience };
  const others = before?.lanes.filter((other) => other.digest !== digest || isForEveryone(other)) ?? [];
  const lanes = audience.to === 'everyone' ? [lane] : [lane, ...others];
  return { at: 'changed', plan: { ...before, lanes, minVersion: isMinimum ? version : least } };
}

export function drained(before: LivePlan | undefined): Change {
  const main = mainOf(before);
  if (!before || !main) return refused('NOBODY_HAS_IT', "This remote isn't active; there is no canary to end.");
  if (before.lanes.length === 1)
    return refused('NOTHING_TO_DRAIN', 'Everyone already has the same version; there is no canary to end.');
  return { at: 'changed', plan: { ...before, lanes: [main] } };
}

/** Rolls back to the first usable version of `earlier`: usable versions that everyone had before, the latest first. */
export function rolledBack(before: LivePlan | undefined, earlier: readonly Choice[]): Change {
  const main = mainOf(before);
  if (!before || !main) return refused('NOBODY_HAS_IT', "This remote isn't active; there is nothing to roll back.");
  const choice = earlier.find(
    ({ digest, version }) => digest !== main.digest && compareVersions(version, before.minVersion) >= 0,
  );
  if (!choice) return refused('NO_EARLIER', 'There is no earlier version that can be activated; publish a newer one.');
  return activated(before, { choice, audience: { to: 'everyone' }, isMinimum: false });
}

/**
 * Maximum number of withdrawn digests in a release; a browser that was offline for longer has none of the older ones.
 */
const withdrawnMax = 100;

/**
 * Removes the version from the plan. Its audience falls back to the other lanes; a version for everyone is replaced by
 * an earlier one.
 */
export function withdrawn(
  before: LivePlan | undefined,
  { choice, earlier }: { choice: Choice; earlier: readonly Choice[] },
): Change {
  if (!before) return refused('NOBODY_HAS_IT', "This remote isn't active; the version is withdrawn without a release.");
  const gone = [...(before.withdrawn ?? []).filter((digest) => digest !== choice.digest), choice.digest];
  const plan: LivePlan = { ...before, withdrawn: gone.slice(-withdrawnMax) };
  const others = before.lanes.filter(({ digest }) => digest !== choice.digest);
  if (others.some(isForEveryone)) return { at: 'changed', plan: { ...plan, lanes: others } };
  return rolledBack(
    plan,
    earlier.filter(({ digest }) => digest !== choice.digest),
  );
}
