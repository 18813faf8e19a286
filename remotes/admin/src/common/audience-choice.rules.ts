import { readNumber } from '@console/contracts';
import type { AudienceChoice, AudienceKind } from '@console/contracts/releases';
import { audience as audienceSchema, type Audience } from '@console/contracts/release';

export const firstChoice: AudienceChoice = { kind: 'percent', percent: '10', ids: {}, isMinimum: false };

/** Returns null while the choice is incomplete or invalid. */
export function audienceIn({ kind, percent, ids }: AudienceChoice): Audience | null {
  return audienceSchema.safeParse(requestOf(kind, percent, ids[kind])).data ?? null;
}

function requestOf(to: AudienceKind, percent: string, ids: string[] = []) {
  if (to === 'everyone') return { to };
  // An empty share is invalid; it does not mean 0 %.
  return to === 'percent' ? { to, percent: percentIn(percent) ?? Number.NaN } : { to, ids };
}

/** Decimal places of a share in percent. */
export const percentDigits = 2;

/** Returns the typed share in percent; null if it is empty or not a number. */
export function percentIn(typed: string): number | null {
  const reading = readNumber(typed, { fractionDigits: percentDigits, unit: '%' });
  return reading.at === 'read' ? Number(reading.decimal) : null;
}
