import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction';
import { accountMailer, type AccountMailing } from './account-mailer';
import { storeTestOutcome } from './email-account.store';
import { claimDueMails, storeFailure, storeSent, type ClaimedMail } from './outbox.store';
import { recordedErrorOf, testErrorOf } from './mail-error.rules';
import { isPermanent, retryAfterSeconds } from './mail.rules';
import type { Mailer } from './mailer';
import { findDefaultSender, findTestedSender, type SenderRow } from './sender.query';

export interface Sending {
  pool: Pool;
  clock: () => Date;
  /** Mailer of the configuration, used if there is no default account. */
  mailer: Mailer | null;
  /** Dependencies of e-mail accounts; without them, accounts cannot send. */
  accounts?: AccountMailing;
  /** Maximum time for sending a mail, even if its server keeps responding slowly. */
  patienceMs?: number;
}

const batchMax = 20;
/** Shorter than the lease of a claimed mail. */
const usualPatienceMs = 120_000;

/** Sends due mails and returns their number. Without a mailer, only account tests are sent. */
export async function sendDueMails({
  pool,
  clock,
  mailer,
  accounts,
  patienceMs = usualPatienceMs,
}: Sending): Promise<number> {
  const { mails, sender } = await inTransaction(pool, { as: 'owner' }, async (db) => {
    const found = accounts ? await findDefaultSender(db) : null;
    const mayAll = found !== null || mailer !== null;
    return { sender: found, mails: await claimDueMails(db, clock(), { limit: batchMax, testsOnly: !mayAll }) };
  });
  for (const mail of mails) {
    const route = mail.test === null ? { sender, mailer } : { sender: await findTested(pool, mail.test), mailer: null };
    await send({ pool, clock, accounts, patienceMs, ...route }, mail);
  }
  return mails.length;
}

const findTested = (pool: Pool, tested: NonNullable<ClaimedMail['test']>) =>
  inTransaction(pool, { as: 'owner' }, (db) => findTestedSender(db, tested));

interface Route extends Omit<Sending, 'accounts'> {
  patienceMs: number;
  accounts: AccountMailing | undefined;
  sender: SenderRow | null;
}

const mailerOf = ({ sender, mailer, accounts }: Route): Mailer | null =>
  sender && accounts ? accountMailer(sender, accounts) : mailer;

/**
 * Sends a mail between two transactions. After a crash it is sent again when its lease expires: a duplicate mail is
 * better than a lost link.
 */
async function send(route: Route, mail: ClaimedMail): Promise<void> {
  const { pool, clock, sender } = route;
  const failure = await handIn(mailerOf(route), mail, route.patienceMs);
  await inTransaction(pool, { as: 'owner' }, async (db) => {
    const now = clock();
    const outcome = { id: mail.id, attempts: mail.attempts, account: sender?.account ?? null };
    if (mail.test) await storeTestOutcome(db, { ...mail.test, error: failure && testErrorOf(failure.error), now });
    if (!failure) return storeSent(db, outcome, now);
    // Account tests are not retried automatically.
    const isLast = mail.test !== null || isPermanent(Object(failure.error).responseCode);
    const seconds = retryAfterSeconds(mail.attempts, isLast);
    const retryAt = seconds === null ? null : new Date(now.getTime() + seconds * 1000);
    return storeFailure(db, { ...outcome, error: recordedErrorOf(failure.error), retryAt, now });
  });
}

async function handIn(
  mailer: Mailer | null,
  mail: ClaimedMail,
  patienceMs: number,
): Promise<{ error: unknown } | null> {
  if (mailer === null) return { error: new Error('The e-mail account was deleted.') };
  const isLate = new AbortController();
  // Socket timeouts do not detect a server that sends a few bytes at a time.
  const late = setTimeout(patienceMs, null, { signal: isLate.signal }).then(() => {
    throw Object.assign(new Error('The mail server timed out.'), { code: 'ETIMEDOUT' });
  });
  return Promise.race([mailer.send(mail), late])
    .then(
      () => null,
      (error: unknown) => ({ error }),
    )
    .finally(() => isLate.abort());
}
