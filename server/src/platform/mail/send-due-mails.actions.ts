import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction';
import { textOf } from '../start/start-failure';
import { claimDueMails, storeFailure, storeSent, type ClaimedMail } from './outbox.store';
import { errorLine, isPermanent, retryAfterSeconds } from './mail.rules';
import type { Mailer } from './mailer';

export interface Sending {
  pool: Pool;
  clock: () => Date;
  mailer: Mailer;
}

const batchMax = 20;

/** Sends mails that are due; answers how many there were. */
export async function sendDueMails({ pool, clock, mailer }: Sending): Promise<number> {
  const mails = await inTransaction(pool, { as: 'owner' }, (db) => claimDueMails(db, clock(), batchMax));
  for (const mail of mails) await send({ pool, clock, mailer }, mail);
  return mails.length;
}

/**
 * The mail server is asked between two transactions. A process that dies in the middle leaves a mail that was perhaps
 * sent; it is sent again after its lease, since a link that comes twice is better than one that never comes.
 */
async function send({ pool, clock, mailer }: Sending, mail: ClaimedMail): Promise<void> {
  const failure = await mailer.send(mail).then(
    () => null,
    (error: unknown) => ({ error: errorLine(textOf(error)), isPermanent: isPermanent(Object(error).responseCode) }),
  );
  await inTransaction(pool, { as: 'owner' }, (db) => {
    if (!failure) return storeSent(db, mail.id, clock());
    const seconds = retryAfterSeconds(mail.attempts, failure.isPermanent);
    const retryAt = seconds === null ? null : new Date(clock().getTime() + seconds * 1000);
    return storeFailure(db, { id: mail.id, error: failure.error, retryAt });
  });
}
