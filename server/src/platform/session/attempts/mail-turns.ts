import { mailWaitSeconds } from '@console/contracts';
import type { PublicContext } from '../../http/mount';
import { networkOf } from '../../http/network.rules';
import { type Attempt, clearAttempts } from './attempt.store';
import { takeMailTurn } from './mail-turn.actions';

export const daySeconds = 24 * 60 * 60;
/** Daily limit of mails of one form to one address, for one network. */
const ofNetworkMax = 3;
/** Daily limit for all networks: high enough that one network cannot block an address, low enough that nobody is flooded. */
const ofAddressMax = 9;

/** Limits the mails of a form to an address: one within the wait, and a few per day. A refusal has the time of the next one. */
export async function takeMailTurns(context: PublicContext, key: string[]): Promise<void> {
  const { db } = context;
  const { wait, network, day } = turnsOf(context, key);
  await takeMailTurn(db, wait, mailWaitSeconds);
  await takeMailTurn(db, network, daySeconds, ofNetworkMax);
  await takeMailTurn(db, day, daySeconds, ofAddressMax);
}

/** Resets the wait after the mail was used. */
export async function clearMailTurns(context: PublicContext, key: string[]): Promise<void> {
  for (const turn of Object.values(turnsOf(context, key))) await clearAttempts(context.db, turn);
}

function turnsOf({ now, visit }: PublicContext, key: string[]) {
  const ofDay = (...more: string[]): Attempt => ({ scope: 'mail-day', key: [...key, ...more], now });
  const wait: Attempt = { scope: 'mail', key, now };
  return { wait, network: ofDay(networkOf(visit.ip)), day: ofDay() };
}
