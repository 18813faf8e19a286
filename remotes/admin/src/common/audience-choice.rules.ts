import type { AudienceChoice, AudienceKind } from '@console/contracts/devops';
import { audience as audienceSchema, type Audience } from '@console/contracts/release';

export const firstChoice: AudienceChoice = { kind: 'percent', percent: '10', ids: {}, isMinimum: false };

/** Null while it is nobody yet. */
export function audienceIn({ kind, percent, ids }: AudienceChoice): Audience | null {
  return audienceSchema.safeParse(requestOf(kind, percent.trim(), ids[kind])).data ?? null;
}

function requestOf(to: AudienceKind, percent: string, ids: string[] = []) {
  if (to === 'everyone') return { to };
  // Empty is not a share of nobody.
  return to === 'percent' ? { to, percent: percent === '' ? Number.NaN : Number(percent) } : { to, ids };
}
