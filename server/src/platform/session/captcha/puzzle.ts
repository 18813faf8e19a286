import { createHash, timingSafeEqual } from 'node:crypto';
import { hasLeadingZeroBits, type CaptchaChallenge, type CaptchaSolution } from '@console/contracts';

/** Some 33,000 hashes: half a second in a browser, and half a second for every guess of a machine. */
const captchaBits = 15;
/** A million hashes: what somebody still waits for where hundreds have failed before them. */
const captchaBitsMax = 20;
/** A puzzle may have become so much dearer while it was solved; one that was fetched beforehand is worth nothing. */
const staleBits = 2;
/** A puzzle is good this long. */
export const captchaSeconds = 300;
/** Failures are forgotten after this long. */
export const failureSeconds = 15 * 60;
/** Failures of one account from one place before a puzzle is asked for. */
export const failuresFree = 3;
/** Failures of one network, for whatever names, before a puzzle is asked for. */
export const networkFailuresFree = 10;
/** Failures for one name, from wherever, in a day before a puzzle is asked for. */
export const accountFailuresFree = 10;
export const accountFailureSeconds = 24 * 60 * 60;
/** Failures of everybody together before a puzzle is asked of strangers: more than people mistype. */
export const allFailuresFree = 100;
/** Mails that one network may ask for before a puzzle is asked for. */
export const mailsFree = 10;

type Sign = (text: string) => string;

/** What was counted, and how much of it costs nothing. */
interface Counted {
  count: number;
  free: number;
}

/** Bits that a puzzle must have, by whatever counts most; zero where none is asked for. Twice as many failures cost twice the work each. */
export const bitsDemanded = (counted: readonly Counted[]): number =>
  Math.max(
    0,
    ...counted
      .filter(({ count, free }) => count >= free)
      .map(({ count, free }) => Math.min(captchaBitsMax, captchaBits + Math.floor(Math.log2(count / free)))),
  );

interface Puzzle {
  salt: string;
  now: Date;
  sign: Sign;
  bits: number;
}

/** The puzzle carries its own proof, so that nothing is stored for who never comes back. */
export function challengeOf({ salt, now, sign, bits }: Puzzle): CaptchaChallenge {
  const facts = `${salt}.${Math.floor(now.getTime() / 1000) + captchaSeconds}.${bits}`;
  return { challenge: `${facts}.${sign(facts)}`, bits };
}

/** Whether the puzzle is ours, in time, dear enough and solved. That it is used once is for the caller to see to. */
export function isSolved({ challenge, nonce }: CaptchaSolution, { now, sign, bits }: Omit<Puzzle, 'salt'>): boolean {
  const [salt = '', expires = '', worth = '', signature = ''] = challenge.split('.');
  const isOurs = isEqual(signature, sign(`${salt}.${expires}.${worth}`)) && challenge.split('.').length === 4;
  if (!isOurs || now.getTime() >= Number(expires) * 1000 || Number(worth) < bits - staleBits) return false;
  return hasLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest(), Number(worth));
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
