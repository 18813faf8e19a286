import type { Pool } from 'pg';
import { errorLine } from '../mail/mail.rules';
import { inTransaction } from '../db/transaction';
import { textOf } from '../start/start-failure';
import type { SecretBox } from '../vault/secret-box';
import type { PostWebhook } from './post-webhook';
import { signatureOf } from './signature';
import { retryAfterSeconds } from './webhook.rules';
import { claimDueDeliveries, type ClaimedDelivery, storeOutcome, type Outcome } from './webhook-delivery.store';

export interface Sending {
  pool: Pool;
  clock: () => Date;
  secrets: SecretBox;
  post: PostWebhook;
}

const batchMax = 20;

/** Sends due deliveries concurrently, so that a slow receiver does not block others. Returns their number. */
export async function sendDueWebhooks(sending: Sending): Promise<number> {
  const { pool, clock } = sending;
  const due = await inTransaction(pool, { as: 'owner' }, (db) => claimDueDeliveries(db, clock(), batchMax));
  await Promise.all(due.map((delivery) => send(sending, delivery)));
  return due.length;
}

/** Sends between two transactions. After a crash the delivery is sent again with the same id. */
async function send(sending: Sending, delivery: ClaimedDelivery): Promise<void> {
  const outcome = await attempt(sending, delivery);
  await inTransaction(sending.pool, { as: 'owner' }, (db) => storeOutcome(db, delivery.id, outcome));
}

async function attempt({ clock, secrets, post }: Sending, delivery: ClaimedDelivery): Promise<Outcome> {
  const { eventId: id, body, url, secret, former, attempts } = delivery;
  const timestamp = Math.floor(clock().getTime() / 1000);
  const good = [secret, ...(former ? [former] : [])].map((sealed) => secrets.open(sealed));
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, good),
  };
  const failed = (statusCode: number | null, error: string): Outcome => {
    const seconds = retryAfterSeconds(attempts, statusCode === goneStatus);
    const retryAt = seconds === null ? null : new Date(clock().getTime() + seconds * 1000);
    return { at: 'failed', statusCode, error: errorLine(error), retryAt };
  };
  try {
    const statusCode = await post({ url, headers, body });
    if (statusCode >= 200 && statusCode < 300) return { at: 'arrived', statusCode };
    return failed(statusCode, `the receiver answered ${statusCode}`);
  } catch (error) {
    return failed(null, textOf(error));
  }
}

/** Status of a receiver that is permanently gone. */
const goneStatus = 410;
