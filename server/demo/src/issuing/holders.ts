import { addDays } from '@console/contracts';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import { holderPlace } from './holder-places';
import { demoMerchants } from './merchants';
import { personNames } from './names';
import type { Random } from './random';

export interface DemoHolder {
  id: string;
  merchantId: string;
  row: NewRow<'cardholder'>;
}

/** Creates sixty cardholders; the first of each merchant is its default, and a few are disabled. */
export function makeHolders(random: Random, now: Date): DemoHolder[] {
  const places = demoMerchants.flatMap((merchant) =>
    Array.from({ length: merchant.holders }, (_, index) => ({ merchant, index })),
  );
  const at = new Date(now.getTime() - 396 * 86_400_000);
  return places.flatMap(({ merchant, index }, place) => {
    const name = personNames[place];
    if (!name) return [];
    const id = random.id('holder', at);
    const [lastName, firstName, whole] = name;
    const isBarred = index > 1 && random.chance(0.15);
    const row: NewRow<'cardholder'> = {
      id,
      company_id: merchant.companyId,
      merchant_id: merchant.id,
      first_name: firstName,
      last_name: lastName,
      name: whole,
      email: `holder${place + 1}@example.com`,
      birthday: addDays('1960-01-01', random.int(0, 15_000)),
      country: merchant.country,
      ...holderPlace(merchant.country, place),
      is_default: index === 0,
      kyc_status: isBarred ? random.pick(['PENDING', 'REJECTED', 'PASSED']) : random.pick(['PASSED', 'NOT_REQUIRED']),
      status: isBarred ? 'DISABLED' : 'ACTIVE',
      created_at: at,
      created_by: 'system',
      updated_at: at,
      updated_by: 'system',
    };
    return [{ id, merchantId: merchant.id, row }];
  });
}
