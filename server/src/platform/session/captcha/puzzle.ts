import { createHash, timingSafeEqual } from 'node:crypto';
import { hasLeadingZeroBits, type CaptchaChallenge, type CaptchaSolution } from '@console/contracts';

/** About 33,000 hashes: half a second in a browser, and half a second for each guess of an attacker. */
const captchaBits = 15;
/** A million hashes: the maximum that a user has to wait for after hundreds of failures. */
const captchaBitsMax = 20;
/**
 * Tolerance in bits: the difficulty may rise while a captcha is being solved, but captchas that were fetched long
 * before are worthless.
 */
const staleBits = 2;
/** Lifetime of a captcha. */
export const captchaSeconds = 300;
/** Window of failures. */
export const failureSeconds = 15 * 60;
/** Failures for one account from one network before a captcha is required. */
export const failuresFree = 3;
/** Failures for any names from one network before a captcha is required. */
export const networkFailuresFree = 10;
/** Failures for one name from any networks within a day before a captcha is required. */
export const accountFailuresFree = 10;
export const accountFailureSeconds = 24 * 60 * 60;
/** Failures from all networks before unknown networks need a captcha. More than users cause by mistyping. */
export const allFailuresFree = 100;
/** Mails requested by one network before a captcha is required. */
export const mailsFree = 10;

type Sign = (text: string) => string;

/** A counter and its free attempts. */
interface Counted {
  count: number;
  free: number;
}

/**
 * Returns the bits required by the strictest counter; zero if no captcha is required. Twice as many failures double the
 * work.
 */
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

/** Returns a signed captcha. Nothing is stored, so clients that never respond use no space. */
export function challengeOf({ salt, now, sign, bits }: Puzzle): CaptchaChallenge {
  const facts = `${salt}.${Math.floor(now.getTime() / 1000) + captchaSeconds}.${bits}`;
  return { challenge: `${facts}.${sign(facts)}`, bits };
}

/**
 * Returns whether a captcha was issued by this server, has not expired, and is difficult enough and solved. The caller
 * must ensure that it is used only once.
 */
export function isSolved({ challenge, nonce }: CaptchaSolution, { now, sign, bits }: Omit<Puzzle, 'salt'>): boolean {
  const [salt = '', expires = '', worth = '', signature = ''] = challenge.split('.');
  const isOurs = isEqual(signature, sign(`${salt}.${expires}.${worth}`)) && challenge.split('.').length === 4;
  if (!isOurs || now.getTime() >= Number(expires) * 1000 || Number(worth) < bits - staleBits) return false;
  return hasLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest(), Number(worth));
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
