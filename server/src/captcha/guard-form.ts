import { randomBytes } from 'node:crypto';
import { codes, type CaptchaSolution } from '@console/contracts';
import { addAttempt, clearAttempts, countAttempts, type Attempt } from '../attempts/attempt.repo';
import type { PublicContext } from '../mount';
import { Refusal } from '../refusal';
import type { SecretBox } from '../vault/secret-box';
import { captchaSeconds, challengeOf, failureSeconds, failuresFree, isSolved, mailsFree } from './puzzle';

interface Guarded {
  form: 'sign-in' | 'mail';
  /** Whose account; empty where the form counts by address alone. */
  who?: string;
  captcha: CaptchaSolution | undefined;
  free?: number;
  secrets: SecretBox;
}

/** What a guarded form reports back. */
interface Guard {
  failed: () => Promise<void>;
  passed: () => Promise<void>;
}

/** Asks for a solved puzzle where this account and address have failed too often; counts for unknown accounts alike. */
export async function guardForm(
  { db, now, visit }: PublicContext,
  { form, who = '', captcha, free = failuresFree, secrets }: Guarded,
): Promise<Guard> {
  const attempt: Attempt = { scope: 'form', key: [form, who.toLowerCase(), visit.ip], now };
  const { sign } = secrets;
  if ((await countAttempts(db, attempt, failureSeconds)) >= free) {
    const isProven = captcha && isSolved(captcha, { now, sign });
    if (!isProven || (await addAttempt(db, { scope: 'captcha', key: [captcha.challenge], now }, captchaSeconds)) > 1)
      throw new Refusal(codes.captcha, {
        data: challengeOf({ salt: randomBytes(16).toString('base64url'), now, sign }),
      });
  }
  return {
    failed: async () => {
      await addAttempt(db, attempt, failureSeconds);
    },
    passed: () => clearAttempts(db, attempt),
  };
}

/** Every form that mails counts by address alone: nobody learns whether a mail was written. */
export async function guardMail(
  context: PublicContext,
  { captcha, secrets }: Pick<Guarded, 'captcha' | 'secrets'>,
): Promise<void> {
  const guard = await guardForm(context, { form: 'mail', captcha, free: mailsFree, secrets });
  await guard.failed();
}
