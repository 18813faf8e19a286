import type { ModuleChange, ModuleVersion } from '@console/contracts/devops';
import type { Audience, LivePlan } from '@console/contracts/release';

/** What a version is at this moment. */
export type Standing =
  | { at: 'revoked' }
  | { at: 'quarantined' }
  /** Everyone has it who is in no smaller audience; `percent` where the others are a share. */
  | { at: 'live'; percent: number | null }
  | { at: 'canary'; audience: Audience }
  /** Everyone had it, and may have it again at once. */
  | { at: 'retained' }
  | { at: 'outdated' }
  | { at: 'published' };

interface Around {
  plan: LivePlan | null;
  history: readonly ModuleChange[];
}

/** A withdrawn version is that first, whoever may have it still. */
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

/** The share that is left for the version of everyone, where the only other audience is a share. */
function restOf(plan: LivePlan | null): number | null {
  const others = plan?.lanes.filter(({ audience }) => audience.to !== 'everyone') ?? [];
  const [only] = others;
  if (others.length !== 1 || only?.audience.to !== 'percent') return null;
  return Math.round((100 - only.audience.percent) * 100) / 100;
}

/** Versions are three numbers with dots between. */
function isBelow(version: string, least: string): boolean {
  const [one, other] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const place = [0, 1, 2].find((index) => one?.[index] !== other?.[index]);
  return place !== undefined && (one?.[place] ?? 0) < (other?.[place] ?? 0);
}
