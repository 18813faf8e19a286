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
  /** Of the server's own configuration, for when no account of the console is the default one. */
  mailer: Mailer | null;
  /** How accounts of the console send; without it they do not. */
  accounts?: AccountMailing;
  /** No mail takes longer, however slowly its server answers. */
  patienceMs?: number;
}

const batchMax = 20;
/** Within the lease of a claimed mail. */
const usualPatienceMs = 120_000;

/** Sends mails that are due; answers how many there were. Without a sender only tests of accounts are. */
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
 * The mail server is asked between two transactions. A process that dies in the middle leaves a mail that was perhaps
 * sent; it is sent again after its lease, since a link that comes twice is better than one that never comes.
 */
async function send(route: Route, mail: ClaimedMail): Promise<void> {
  const { pool, clock, sender } = route;
  const failure = await handIn(mailerOf(route), mail, route.patienceMs);
  await inTransaction(pool, { as: 'owner' }, async (db) => {
    const now = clock();
    const outcome = { id: mail.id, attempts: mail.attempts, account: sender?.account ?? null };
    if (mail.test) await storeTestOutcome(db, { ...mail.test, error: failure && testErrorOf(failure.error), now });
    if (!failure) return storeSent(db, outcome, now);
    // Whoever tests is there to test again.
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
  // A server that says a little again and again is silent at no time.
  const late = setTimeout(patienceMs, null, { signal: isLate.signal }).then(() => {
    throw Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
  });
  return Promise.race([mailer.send(mail), late])
    .then(
      () => null,
      (error: unknown) => ({ error }),
    )
    .finally(() => isLate.abort());
}
