import type { AudienceChoice } from '@console/contracts/releases';
import { firstChoice } from '../common/audience-choice.rules';

/** Action on a canary. */
export interface CanaryStep {
  key: 'END' | 'NEXT' | 'EVERYONE';
  version: string;
  /** Suggested audience; null ends the canary. */
  start: AudienceChoice | null;
}

interface Canary {
  version: string;
  /** Share of users; null for canaries of selected users. */
  percent: number | null;
}

const shares = [1, 5, 10, 25, 50];

/** Actions on a canary that the grants permit: end, next share, everyone. */
export function stepsOf({ version, percent }: Canary, grants: readonly string[]): CanaryStep[] {
  const next = percent === null ? undefined : shares.find((share) => share > percent);
  const widen = (share: number): CanaryStep => ({
    key: 'NEXT',
    version,
    start: { ...firstChoice, percent: String(share) },
  });
  return [
    ...(grants.includes('ROLLBACK') ? [{ key: 'END' as const, version, start: null }] : []),
    ...(grants.includes('ACTIVATE')
      ? [
          ...(next === undefined ? [] : [widen(next)]),
          { key: 'EVERYONE' as const, version, start: { ...firstChoice, kind: 'everyone' as const } },
        ]
      : []),
  ];
}
