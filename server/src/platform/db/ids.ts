import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Chance is asked for many at a time: by itself the library asks the system for each of sixteen letters. */
const chance = new Uint8Array(4_096);
let used = chance.length;

function nextChance(): number {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  const byte = chance[used] ?? 0;
  used += 1;
  return byte / 256;
}

const next = monotonicFactory(nextChance);

/** A new id: `prefix_ULID`. Ids of one process sort in the order of their making, also within a millisecond. */
export const newId = (prefix: string): string => `${prefix}_${next()}`;

/** An id that is the same in every installation, for records that come with the product. */
export const fixedId = (prefix: string, number: number): string =>
  `${prefix}_01K00000000000000000${String(number).padStart(6, '0')}`;
