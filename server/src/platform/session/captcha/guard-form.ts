import { randomBytes } from 'node:crypto';
import { codes, type CaptchaSolution } from '@console/contracts';
import { addAttempt, clearAttempts, countAttempts, type Attempt } from '../attempts/attempt.store';
import type { PublicContext } from '../../http/mount';
import { networkOf } from '../../http/network.rules';
import { Refusal } from '../../refusal';
import type { SecretBox } from '../../vault/secret-box';
import {
  accountFailureSeconds,
  accountFailuresFree,
  allFailuresFree,
  bitsDemanded,
  captchaSeconds,
  challengeOf,
  failureSeconds,
  failuresFree,
  isSolved,
  mailsFree,
  networkFailuresFree,
} from './puzzle';

/** A counter of attempts, its window, and the attempts before a captcha is required. */
interface Counter {
  scope: Attempt['scope'];
  key: string[];
  free: number;
  seconds: number;
}

export interface Proving {
  captcha?: CaptchaSolution | undefined;
  secrets: SecretBox;
}

/** Callbacks for the result of a guarded form. */
interface Guard {
  failed: () => Promise<void>;
  passed: () => Promise<void>;
}

/** Guards the sign-in with a password. Unknown names are counted like existing ones. */
export function guardSignIn(context: PublicContext, { who, ...proving }: Proving & { who: string }): Promise<Guard> {
  const name = who.toLowerCase();
  const network = networkOf(context.visit.ip);
  const own: Counter = { scope: 'form', key: ['sign-in', name, network], free: failuresFree, seconds: failureSeconds };
  const ofName: Counter = {
    scope: 'account',
    key: ['sign-in', name],
    free: accountFailuresFree,
    seconds: accountFailureSeconds,
  };
  return guard(context, [own, ...guessesOf(network), ofName], proving);
}

/**
 * Counters of one network and of all networks: many names tried with one secret count like many secrets tried with one
 * name.
 */
const guessesOf = (network: string): [Counter, Counter] => [
  { scope: 'network', key: ['guess', network], free: networkFailuresFree, seconds: failureSeconds },
  { scope: 'global', key: ['guess'], free: allFailuresFree, seconds: failureSeconds },
];

/** Guards a mailed code. References for which no mail was sent are counted in the same way. */
export async function guardCode(context: PublicContext, proving: Proving): Promise<Pick<Guard, 'failed'>> {
  return guard(context, guessesOf(networkOf(context.visit.ip)), proving);
}

/**
 * Guards forms that send mails. They count by network only, so that the result does not reveal whether a mail was sent.
 */
export async function guardMail(context: PublicContext, proving: Proving): Promise<void> {
  const key = ['mail', networkOf(context.visit.ip)];
  const counter: Counter = { scope: 'network', key, free: mailsFree, seconds: failureSeconds };
  await (await guard(context, [counter], proving)).failed();
}

/**
 * Requires a solved captcha above the limits; its difficulty rises with the attempts. Success clears the first counter.
 */
async function guard(
  { db, now }: PublicContext,
  counters: [Counter, ...Counter[]],
  { captcha, secrets: { sign } }: Proving,
): Promise<Guard> {
  const [own] = counters;
  const attemptOf = ({ scope, key }: Counter): Attempt => ({ scope, key, now });
  const counts = await Promise.all(counters.map((counter) => countAttempts(db, attemptOf(counter), counter.seconds)));
  const bits = bitsDemanded(counters.map(({ free }, index) => ({ free, count: counts[index] ?? 0 })));
  if (bits > 0) {
    const isProven = captcha && isSolved(captcha, { now, sign, bits });
    if (!isProven || (await addAttempt(db, { scope: 'captcha', key: [captcha.challenge], now }, captchaSeconds)) > 1)
      throw new Refusal(codes.captcha, {
        data: challengeOf({ salt: randomBytes(16).toString('base64url'), now, sign, bits }),
      });
  }
  return {
    // Always in this order, to avoid deadlocks between forms.
    failed: async () => {
      for (const counter of counters) await addAttempt(db, attemptOf(counter), counter.seconds);
    },
    passed: () => clearAttempts(db, attemptOf(own)),
  };
}
