import { currencies, toMinor } from '@console/contracts';
import type { Db } from '../../../platform/context';
import { findNumber } from '../../../platform/reference/parameter.query';
import { twoPersonThreshold } from './cancellation.data';
import type { CancelRequest } from './cancel-request.store';

/** Returns whether the difference exceeds the threshold from which a second approver is required. */
export async function needsSecondPerson(
  db: Db,
  { channel, ledger, currency }: Pick<CancelRequest, 'channel' | 'ledger' | 'currency'>,
): Promise<boolean> {
  if (channel === null) return false;
  const current = currencies.find((one) => one === currency);
  const threshold = current && toMinor(String(await findNumber(db, twoPersonThreshold)), current);
  const difference = channel > ledger ? channel - ledger : ledger - channel;
  return threshold === undefined || threshold === null || difference > threshold;
}
