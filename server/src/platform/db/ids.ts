import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Supply of random bytes: the library would make a system call for each of the sixteen letters. */
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

/** Returns a new id: `prefix_ULID`. Ids of one process sort by creation, also within a millisecond. */
export const newId = (prefix: string): string => `${prefix}_${next()}`;

/** Returns an id that is the same in every installation, for records that ship with the product. */
export const fixedId = (prefix: string, number: number): string =>
  `${prefix}_01K00000000000000000${String(number).padStart(6, '0')}`;
