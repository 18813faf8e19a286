import { mailWaitSeconds } from '@console/contracts';
import type { PublicContext } from '../../http/mount';
import { networkOf } from '../../http/network.rules';
import { type Attempt, clearAttempts } from './attempt.store';
import { takeMailTurn } from './mail-turn.actions';

export const daySeconds = 24 * 60 * 60;
/** Mails of one form to one address that one network may ask for in a day. */
const ofNetworkMax = 3;
/** And all networks together: so many that one alone keeps nobody from their mail, so few that nobody is flooded. */
const ofAddressMax = 9;

/** A mail of a form to an address, by its key: one in the wait, and few a day. Who does not get one is told when. */
export async function takeMailTurns(context: PublicContext, key: string[]): Promise<void> {
  const { db } = context;
  const { wait, network, day } = turnsOf(context, key);
  await takeMailTurn(db, wait, mailWaitSeconds);
  await takeMailTurn(db, network, daySeconds, ofNetworkMax);
  await takeMailTurn(db, day, daySeconds, ofAddressMax);
}

/** Whoever has read the mail may ask for another one at once. */
export async function clearMailTurns(context: PublicContext, key: string[]): Promise<void> {
  for (const turn of Object.values(turnsOf(context, key))) await clearAttempts(context.db, turn);
}

function turnsOf({ now, visit }: PublicContext, key: string[]) {
  const ofDay = (...more: string[]): Attempt => ({ scope: 'mail-day', key: [...key, ...more], now });
  const wait: Attempt = { scope: 'mail', key, now };
  return { wait, network: ofDay(networkOf(visit.ip)), day: ofDay() };
}
