import { mailWaitSeconds } from '@console/contracts';
import type { PublicContext } from '../mount';
import { networkOf } from '../mounting/network.rules';
import { takeMailTurn, type Attempt } from './attempt.repo';

export const daySeconds = 24 * 60 * 60;
/** Mails of one form to one address that one network may ask for in a day. */
const ofNetworkMax = 3;
/** And all networks together: so many that one alone keeps nobody from their mail, so few that nobody is flooded. */
export const ofAddressMax = 9;

/** A mail of a form to an address, by its key: one in the wait, and few a day. Who does not get one is told when. */
export async function takeMailTurns({ db, now, visit }: PublicContext, key: string[]): Promise<void> {
  const turnOf = (...more: string[]): Attempt => ({ scope: 'mail', key: [...key, ...more], now });
  await takeMailTurn(db, turnOf(), mailWaitSeconds);
  await takeMailTurn(db, turnOf('network', networkOf(visit.ip)), daySeconds, ofNetworkMax);
  await takeMailTurn(db, turnOf('day'), daySeconds, ofAddressMax);
}
