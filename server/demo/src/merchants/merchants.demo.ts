import { createHash } from 'node:crypto';
import type { Db } from '@console/server/platform/context';
import { insertRows, type NewRow } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { demoCompanies, demoUsers } from '../ids';
import { type DemoMerchant, demoMerchantOf, demoMerchants } from '../issuing/merchants';
import { insertDemoReviews } from './demo-review';
import { demoLicences, type Licence, licencesInForce } from './licences';
import { merchantDetails } from './merchant-details.data';
import { rejectedReason } from './merchant-past';
import { merchantReviewNotes, merchantReviews, waitingChanges } from './merchant-reviews';

const dayMs = 86_400_000;

const keeperOf = ({ companyId }: Pick<DemoMerchant, 'companyId'>): string =>
  companyId === demoCompanies.lanshi ? demoUsers['owner.zh'] : demoUsers.operations;

/** Seeds details, licences, proposed changes and reviews of the merchants. */
export async function seedMerchants(db: Db, now: Date): Promise<void> {
  await insertRows(db, 'file_object', demoLicences.map(fileOf(now)));
  for (const merchant of demoMerchants) await storeDetails(db, merchant, now);
  await seedReviews(db, now);
}

const fileOf =
  (now: Date) =>
  ({ id, merchant, name, content }: Licence): NewRow<'file_object'> => ({
    id,
    company_id: merchant.companyId,
    owner_id: keeperOf(merchant),
    purpose: 'UPLOAD',
    name,
    media_type: 'application/pdf',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    created_at: new Date(now.getTime() - 300 * dayMs),
  });

async function storeDetails(db: Db, merchant: DemoMerchant, now: Date): Promise<void> {
  const details = merchantDetails[merchant.name.en_US];
  if (!details) throw new Error(`The demo has no details of ${merchant.name.en_US}.`);
  const { contact, mcc, bank, remark = '', daysAgo } = details;
  const licences = licencesInForce.filter(({ merchant: { id } }) => id === merchant.id).map(({ id }) => id);
  const currencies = merchant.currencies.length > 0 || !bank ? merchant.currencies : ['USD', 'EUR'];
  const keeper = keeperOf(merchant);
  await db.execute(sql`
    update merchant set mcc = ${mcc}, licence_file_ids = ${licences}, address = ${contact.address}, city = ${contact.city},
      state = ${contact.state}, postal_code = ${contact.postalCode}, contact_name = ${contact.contactName},
      area_code = ${contact.areaCode}, phone = ${contact.phone}, email = ${contact.email},
      website = ${contact.website ?? ''}, currencies = ${[...currencies]}, bank_name = ${bank?.name ?? ''},
      bank_account_name = ${bank ? merchant.name.en_US : ''}, bank_account_no = ${bank?.number ?? ''},
      bank_swift = ${bank?.swift ?? ''}, settlement_emails = ${contact.email === '' ? [] : [contact.email]},
      registration_enabled = ${details.isClosedToRegistrations !== true},
      invitation_code_required = ${details.isByInvitation === true}, remark = ${remark}, created_by = ${keeper},
      updated_by = ${keeper}, updated_at = ${new Date(now.getTime() - daysAgo * dayMs)}
    where id = ${merchant.id}`);
}

/** Seeds reviews of each kind, a change that is not submitted, and a rejected merchant. */
async function seedReviews(db: Db, now: Date): Promise<void> {
  for (const [merchant, proposed] of waitingChanges) await propose(db, demoMerchantOf(merchant), proposed);
  await propose(db, demoMerchantOf('Qinghe Cross-Border Trading'), {
    nameEn: 'Qinghe Global Trading',
    nameZh: '清禾全球贸易',
  });
  await db.execute(sql`
    update merchant set rejected_reason = ${rejectedReason}
    where id = ${demoMerchantOf('Paperkite Events').id}`);
  await insertDemoReviews(db, merchantReviews(now));
  await insertRows(db, 'review_note', merchantReviewNotes(now));
}

const propose = (db: Db, { id }: DemoMerchant, proposed: object) =>
  db.execute(sql`update merchant set proposed = ${JSON.stringify(proposed)}::jsonb where id = ${id}`);
