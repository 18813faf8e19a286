import { demoCompanies, firstMerchantId } from '@console/demo/ids';
import { fixedId } from '../platform/db/ids';
import type { TestApp } from './test-app';
import { sql } from '../platform/db/sql';

/** Merchants of company 1 for tests without cards. The first is the merchant of `merchant.owner`. */
export const merchants = { first: firstMerchantId, second: fixedId('mer', 2), suspended: fixedId('mer', 3) };

/** Inserts them with the merchant numbers M1, M2 and M3 and the referral codes CODE01, CODE02 and CODE03. */
export async function addMerchants({ database, clock }: TestApp): Promise<void> {
  for (const [index, id] of Object.values(merchants).entries()) {
    const number = index + 1;
    const name = JSON.stringify({ en_US: `Merchant ${number}`, zh_CN: `商户${number}` });
    await database.owner.execute(sql`
      insert into merchant (id, company_id, merchant_no, name, registration_no, country, referral_code, status,
        created_at, created_by, updated_at, updated_by)
      values (${id}, ${demoCompanies.aldermoor}, ${`M${number}`}, ${name}::jsonb, ${`R${number}`}, 'SG', ${`CODE0${number}`},
        ${id === merchants.suspended ? 'SUSPENDED' : 'ACTIVE'}, ${clock.now}, 'system', ${clock.now}, 'system')`);
  }
}
