import { mailWaitSeconds } from '@console/contracts';
import type { PublicContext } from '../../http/mount';
import { networkOf } from '../../http/network.rules';
import { type Attempt, clearAttempts } from './attempt.store';
import { takeMailTurn } from './mail-turn.actions';

export const daySeconds = 24 * 60 * 60;
/** Maximum number of mails per day from one form to one address, caused by one network. */
const ofNetworkMax = 3;
/**
 * Maximum number of mails per day from all networks: so high that one network cannot block an address, and so low that
 * no address is flooded.
 */
const ofAddressMax = 9;

/**
 * Limits the mails from a form to an address: one per waiting time, and a few per day. A refusal contains the time of
 * the next possible mail.
 */
export async function takeMailTurns(context: PublicContext, key: string[]): Promise<void> {
  const { db } = context;
  const { wait, network, day } = turnsOf(context, key);
  await takeMailTurn(db, wait, mailWaitSeconds);
  await takeMailTurn(db, network, daySeconds, ofNetworkMax);
  await takeMailTurn(db, day, daySeconds, ofAddressMax);
}

/** Resets the waiting time after the mail was used. */
export async function clearMailTurns(context: PublicContext, key: string[]): Promise<void> {
  for (const turn of Object.values(turnsOf(context, key))) await clearAttempts(context.db, turn);
}

function turnsOf({ now, visit }: PublicContext, key: string[]) {
  const ofDay = (...more: string[]): Attempt => ({ scope: 'mail-day', key: [...key, ...more], now });
  const wait: Attempt = { scope: 'mail', key, now };
  return { wait, network: ofDay(networkOf(visit.ip)), day: ofDay() };
}
