const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** MurmurHash3, 32 bits: spread evenly, the same in every browser and on the server, and never a secret. */
function hashOf(text: string): number {
  let hash = 0x9747b28c;
  for (const sign of text) {
    const mixed = Math.imul(rotated(Math.imul(sign.codePointAt(0) ?? 0, 0xcc9e2d51), 15), 0x1b873593);
    hash = (Math.imul(rotated(hash ^ mixed, 13), 5) + 0xe6546b64) | 0;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Users who are numbered in a row and share out the places among them. */
const blockSize = 1000;

/** Half of the bits of a place: 1024 places are the smallest even number of bits that holds a block. */
const halfBits = 5;
const half = (1 << halfBits) - 1;
const rounds = 6;

/** One of many orders of 0 to 1023, chosen by `key`: a Feistel network loses and doubles nothing, whatever it mixes. */
function shuffledOnce(key: string, value: number): number {
  let [left, right] = [value >> halfBits, value & half];
  for (let round = 0; round < rounds; round += 1)
    [left, right] = [right, left ^ (hashOf(`${key} ${round} ${right}`) & half)];
  return (left << halfBits) | right;
}

/** What falls outside the block is shuffled on until it lies inside; so the block is shuffled within itself. */
function shuffled(key: string, value: number): number {
  const next = shuffledOnce(key, value);
  return next < blockSize ? next : shuffled(key, next);
}

/** Its multiples fill the space between two places evenly, however many blocks there are. */
const goldenPart = 0.618_033_988_749_895;

/**
 * Place of a user between 0 and 100 for one remote, by the number of the user. It never changes, so a growing share
 * takes nobody back. Each thousand users share out all places, so a share is exact and not a fair draw. The name of the
 * remote is part of it, so that not always the same users come first.
 */
export function placeOf(remote: string, userNumber: number): number {
  const block = Math.floor(userNumber / blockSize);
  const place = shuffled(`${remote} ${block}`, userNumber % blockSize);
  const between = (block * goldenPart + hashOf(remote) / 2 ** 32) % 1;
  return ((place + between) / blockSize) * 100;
}
