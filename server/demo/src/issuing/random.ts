import { encodeTime } from 'ulid';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Seeded pseudorandom values, so that each demo is the same. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  int: (min: number, max: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
  /** Returns one of the choices, with a probability proportional to its weight. */
  weighted: <T>(choices: readonly [readonly [T, number], ...(readonly [T, number])[]]) => T;
  /** Returns an id that begins with the time, so that ids sort chronologically. */
  id: (prefix: string, at: Date) => string;
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      return choices[0][0];
    },
    id: (prefix, at) =>
      `${prefix}_${encodeTime(at.getTime(), 10)}${lettersOf(next())}${lettersOf(next())}${lettersOf(next())}`.slice(
        0,
        prefix.length + 27,
      ),
  };
}

/** Returns six letters from one draw: sixteen draws for each of sixty thousand ids would slow down the first start. */
function lettersOf(draw: number): string {
  let bits = Math.floor(draw * 2 ** 30);
  let text = '';
  for (let place = 0; place < 6; place += 1) {
    text += letters[bits & 31];
    bits >>>= 5;
  }
  return text;
}

/** Small pseudorandom generator, not suitable for secrets. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
