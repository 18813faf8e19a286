const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** MurmurHash3 with 32 bits: evenly distributed, and equal in browsers and on the server. It is not cryptographic. */
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

/** Number of consecutive users who share all places among them. */
const blockSize = 1000;

/**
 * Half of the bits of a place. A Feistel network needs an even number of bits; 10 bits (1024 places) are the fewest
 * that hold a block.
 */
const halfBits = 5;
const half = (1 << halfBits) - 1;
const rounds = 6;

/** Permutation of 0 to 1023 selected by `key`: a Feistel network is a bijection for any round function. */
function shuffledOnce(key: string, value: number): number {
  let [left, right] = [value >> halfBits, value & half];
  for (let round = 0; round < rounds; round += 1)
    [left, right] = [right, left ^ (hashOf(`${key} ${round} ${right}`) & half)];
  return (left << halfBits) | right;
}

/** Permutation of the block: repeats the larger permutation until the result is within the block (cycle walking). */
function shuffled(key: string, value: number): number {
  const next = shuffledOnce(key, value);
  return next < blockSize ? next : shuffled(key, next);
}

/** Fraction of the golden ratio: its multiples fill the space between two places evenly for any number of blocks. */
const goldenPart = 0.618_033_988_749_895;

/**
 * Returns a user's place between 0 and 100 for one remote. It never changes, so a growing share keeps its users. Each
 * thousand users have a permutation of all places, so a share is exact rather than random. The hash includes the
 * remote's name, so that the first users differ between remotes.
 */
export function placeOf(remote: string, userNumber: number): number {
  const block = Math.floor(userNumber / blockSize);
  const place = shuffled(`${remote} ${block}`, userNumber % blockSize);
  const between = (block * goldenPart + hashOf(remote) / 2 ** 32) % 1;
  return ((place + between) / blockSize) * 100;
}
