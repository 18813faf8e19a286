import { createHash, timingSafeEqual } from 'node:crypto';
import { hasLeadingZeroBits, type CaptchaChallenge, type CaptchaSolution } from '@console/contracts';

/** Some 33,000 hashes: half a second in a browser, and half a second for every guess of a machine. */
const captchaBits = 15;
/** A puzzle is good this long. */
export const captchaSeconds = 300;
/** Failures of one account from one address before a puzzle is asked for. */
export const failuresFree = 3;
/** Mails that one address may ask for before a puzzle is asked for. */
export const mailsFree = 10;
/** Failures are forgotten after this long. */
export const failureSeconds = 15 * 60;

type Sign = (text: string) => string;

/** The puzzle carries its own proof, so that nothing is stored for who never comes back. */
export function challengeOf({ salt, now, sign }: { salt: string; now: Date; sign: Sign }): CaptchaChallenge {
  const facts = `${salt}.${Math.floor(now.getTime() / 1000) + captchaSeconds}`;
  return { challenge: `${facts}.${sign(facts)}`, bits: captchaBits };
}

/** Whether the puzzle is ours, in time, and solved. That it is used once is for the caller to see to. */
export function isSolved({ challenge, nonce }: CaptchaSolution, { now, sign }: { now: Date; sign: Sign }): boolean {
  const [salt = '', expires = '', signature = ''] = challenge.split('.');
  const isOurs = isEqual(signature, sign(`${salt}.${expires}`)) && challenge.split('.').length === 3;
  if (!isOurs || now.getTime() >= Number(expires) * 1000) return false;
  return hasLeadingZeroBits(createHash('sha256').update(`${challenge}:${nonce}`).digest(), captchaBits);
}

const isEqual = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
