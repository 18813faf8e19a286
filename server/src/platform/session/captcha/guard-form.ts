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

/** What a form counts, for how long, and how much of it before it asks for a puzzle. */
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

/** What a guarded form reports back. */
interface Guard {
  failed: () => Promise<void>;
  passed: () => Promise<void>;
}

/** Sign-in with a name, by whoever has the password; counts for unknown names alike. */
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

/** Guesses of one network, and of everybody: one secret tried for many names is counted like many for one. */
const guessesOf = (network: string): [Counter, Counter] => [
  { scope: 'network', key: ['guess', network], free: networkFailuresFree, seconds: failureSeconds },
  { scope: 'global', key: ['guess'], free: allFailuresFree, seconds: failureSeconds },
];

/** A mailed code, guessed: one that was never mailed counts like any other. */
export async function guardCode(context: PublicContext, proving: Proving): Promise<Pick<Guard, 'failed'>> {
  return guard(context, guessesOf(networkOf(context.visit.ip)), proving);
}

/** Every form that mails counts by network alone: nobody learns whether a mail was written. */
export async function guardMail(context: PublicContext, proving: Proving): Promise<void> {
  const key = ['mail', networkOf(context.visit.ip)];
  const counter: Counter = { scope: 'network', key, free: mailsFree, seconds: failureSeconds };
  await (await guard(context, [counter], proving)).failed();
}

/** Asks for a solved puzzle where too much was counted, the harder the more it is. The first counter is cleared by success. */
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
    // Always in this order, so that no two forms wait for each other.
    failed: async () => {
      for (const counter of counters) await addAttempt(db, attemptOf(counter), counter.seconds);
    },
    passed: () => clearAttempts(db, attemptOf(own)),
  };
}
