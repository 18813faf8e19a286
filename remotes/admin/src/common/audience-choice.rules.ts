import { readNumber } from '@console/contracts';
import type { AudienceChoice, AudienceKind } from '@console/contracts/devops';
import { audience as audienceSchema, type Audience } from '@console/contracts/release';

export const firstChoice: AudienceChoice = { kind: 'percent', percent: '10', ids: {}, isMinimum: false };

/** Null while it is nobody yet. */
export function audienceIn({ kind, percent, ids }: AudienceChoice): Audience | null {
  return audienceSchema.safeParse(requestOf(kind, percent, ids[kind])).data ?? null;
}

function requestOf(to: AudienceKind, percent: string, ids: string[] = []) {
  if (to === 'everyone') return { to };
  // Empty is not a share of nobody.
  return to === 'percent' ? { to, percent: percentIn(percent) ?? Number.NaN } : { to, ids };
}

/** A share counts in steps of 0.01. */
export const percentDigits = 2;

/** The share that was typed; null where it is empty or no number. */
export function percentIn(typed: string): number | null {
  const reading = readNumber(typed, { fractionDigits: percentDigits, unit: '%' });
  return reading.at === 'read' ? Number(reading.decimal) : null;
}
