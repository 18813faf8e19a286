import type { ModuleChange, ModuleVersion } from '@console/contracts/releases';
import type { Audience, LivePlan } from '@console/contracts/release';

/** State of a version. */
export type Standing =
  | { at: 'revoked' }
  | { at: 'quarantined' }
  /** Active for everyone outside of canaries; `percent` is the remaining share if the only canary is a share. */
  | { at: 'live'; percent: number | null }
  | { at: 'canary'; audience: Audience }
  /** Previously live and available for rollback. */
  | { at: 'retained' }
  | { at: 'outdated' }
  | { at: 'published' };

interface Around {
  plan: LivePlan | null;
  history: readonly ModuleChange[];
}

/** Returns the state of a version. Withdrawal takes precedence, even if sessions still run the version. */
export function standingOf(
  { version, digest, state }: Pick<ModuleVersion, 'version' | 'digest' | 'state'>,
  { plan, history }: Around,
): Standing {
  if (state === 'REVOKED') return { at: 'revoked' };
  if (state === 'QUARANTINED') return { at: 'quarantined' };
  const lane = plan?.lanes.find((one) => one.digest === digest);
  if (lane?.audience.to === 'everyone') return { at: 'live', percent: restOf(plan) };
  if (lane) return { at: 'canary', audience: lane.audience };
  if (plan && isBelow(version, plan.minVersion)) return { at: 'outdated' };
  const wasLive = history.some(({ after }) =>
    after?.lanes.some((one) => one.digest === digest && one.audience.to === 'everyone'),
  );
  return { at: wasLive ? 'retained' : 'published' };
}

/** Remaining share of the live version if the only canary is a share; otherwise null. */
function restOf(plan: LivePlan | null): number | null {
  const others = plan?.lanes.filter(({ audience }) => audience.to !== 'everyone') ?? [];
  const [only] = others;
  if (others.length !== 1 || only?.audience.to !== 'percent') return null;
  return Math.round((100 - only.audience.percent) * 100) / 100;
}

/** Compares versions of three numbers. */
function isBelow(version: string, least: string): boolean {
  const [one, other] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const place = [0, 1, 2].find((index) => one?.[index] !== other?.[index]);
  return place !== undefined && (one?.[place] ?? 0) < (other?.[place] ?? 0);
}
