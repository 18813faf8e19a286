import type { AudienceChoice } from '@console/contracts/devops';
import { firstChoice } from '../common/audience-choice.rules';

/** What is done with a canary where it is seen. */
export interface CanaryStep {
  key: 'END' | 'NEXT' | 'EVERYONE';
  version: string;
  /** Who gets it, to be confirmed or changed; null ends the canary. */
  start: AudienceChoice | null;
}

interface Canary {
  version: string;
  /** Null where its users are chosen otherwise. */
  percent: number | null;
}

const shares = [1, 5, 10, 25, 50];

/** The ways on and back from a canary, the furthest last. Whoever may not do one is not offered it. */
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
