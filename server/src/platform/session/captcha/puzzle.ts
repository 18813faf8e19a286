import { createHash, timingSafeEqual } from 'node:crypto';
import { hasLeadingZeroBits, type CaptchaChallenge, type CaptchaSolution } from '@console/contracts';

/** About 33,000 hashes: half a second in a browser, and half a second for each guess of an attacker. */
const captchaBits = 15;
/** A million hashes: the maximum that a user has to wait for after hundreds of failures. */
const captchaBitsMax = 20;
/** Tolerance in bits: the difficulty may rise while a captcha is solved, but captchas fetched long before are worthless. */
const staleBits = 2;
/** Lifetime of a captcha. */
export const captchaSeconds = 300;
/** Window of failures. */
export const failureSeconds = 15 * 60;
/** Failures of one account from one network before a captcha is required. */
export const failuresFree = 3;
/** Failures of one network for any names before a captcha is required. */
export const networkFailuresFree = 10;
/** Failures for one name from any network within a day before a captcha is required. */
export const accountFailuresFree = 10;
export const accountFailureSeconds = 24 * 60 * 60;
/** Failures of all networks before unknown networks need a captcha: more than users mistype. */
export const allFailuresFree = 100;
/** Mails requested by one network before a captcha is required. */
export const mailsFree = 10;

type Sign = (text: string) => string;

/** A counter and its free attempts. */
interface Counted {
  count: number;
  free: number;
}

/** Returns the required bits by the counter that demands most; zero without a captcha. Twice as many failures double the work. */
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

/** Returns a signed captcha, so that nothing is stored for clients that do not answer. */
export function challengeOf({ salt, now, sign, bits }: Puzzle): CaptchaChallenge {
  const facts = `${salt}.${Math.floor(now.getTime() / 1000) + captchaSeconds}.${bits}`;
  return { challenge: `${facts}.${sign(facts)}`, bits };
}

/** Returns whether a captcha is ours, valid, difficult enough and solved. The caller must ensure that it is used once. */
export function isSolved({ challenge, nonce }: CaptchaSolution, { now, sign, bits }: Omit<Puzzle, 'salt'>): boolean {
  const [salt = '', expires = '', worth = '', signature = ''] = challenge.split('.');
  const isOurs = isEqual(signature, sign(`${salt}.${expires}.${worth}`)) && challenge.split('.').length === 4;
  if (!isOurs || now.getTime() >= Number(expires) * 1000 || Number(worth) < bits - staleBits) return false;
  return hasLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest(), Number(worth));
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
