import { toMinor } from '@console/contracts';
import { currencies } from '@console/contracts';
import type { Db } from '../../../platform/context';
import type { CancelRequest } from './cancel-request.store';
import { text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';

const thresholdByDefault = 100;

/** Whether the difference is so large that two people have to want the channel's figure. */
export async function needsSecondPerson(
  db: Db,
  { channel, ledger, currency }: Pick<CancelRequest, 'channel' | 'ledger' | 'currency'>,
): Promise<boolean> {
  if (channel === null) return false;
  const { rows } = await db.execute(
    sql`
      select coalesce((select value from system_parameter
        where code = 'review.two_person_threshold' and is_active), ${String(thresholdByDefault)}) as value`,
    { value: text },
  );
  const current = currencies.find((one) => one === currency);
  const threshold = current && toMinor(rows[0]?.value ?? String(thresholdByDefault), current);
  const difference = channel > ledger ? channel - ledger : ledger - channel;
  return threshold === undefined || threshold === null || difference > threshold;
}
