import { createHash } from 'node:crypto';
import type { Db } from '@console/server/platform/context';
import { fixedId } from '@console/server/platform/db/ids';
import { insertRows, type NewRow } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { demoCompanies, demoUsers } from '../ids';
import { type DemoMerchant, demoMerchants } from '../issuing/merchants';
import { licencePdf } from './licence-pdf';
import { merchantDetails } from './merchant-details.data';
import { rejectedReason } from './merchant-past';

const dayMs = 86_400_000;
const dueDays = 30;
/** Numbers of files of the demo, apart from those that a test would use. */
const firstFile = 900_001;

interface Licence {
  id: string;
  merchant: DemoMerchant;
  name: string;
  content: Buffer;
}

const keeperOf = ({ companyId }: Pick<DemoMerchant, 'companyId'>): string =>
  companyId === demoCompanies.lanshi ? demoUsers['owner.zh'] : demoUsers.operations;

/** Business licences of all merchants but the draft. */
export const demoLicences: readonly Licence[] = demoMerchants
  .filter(({ status }) => status !== 'DRAFT')
  .map((merchant, index) => ({
    id: fixedId('file', firstFile + index),
    merchant,
    name: `business-licence-${merchant.merchantNo}.pdf`,
    content: licencePdf('Certificate of registration', [
      merchant.name.en_US,
      `Country: ${merchant.country}`,
      `Merchant number: ${merchant.merchantNo}`,
      'Demo document. Not a real certificate.',
    ]),
  }));

/** Gives the merchants what a person would have entered, and what waits for approval or was rejected. */
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
  const licences = demoLicences.filter(({ merchant: { id } }) => id === merchant.id).map(({ id }) => id);
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

const named = (name: string): DemoMerchant => {
  const merchant = demoMerchants.find((one) => one.name.en_US === name);
  if (!merchant) throw new Error(`The demo has no merchant ${name}.`);
  return merchant;
};

/** A new merchant and a change that wait, a change that is not submitted, and a merchant that was rejected. */
async function seedReviews(db: Db, now: Date): Promise<void> {
  const bank = { before: { bankAccountNo: '388-204417-883' }, after: { bankAccountNo: '388-661190-001' } };
  const name = { nameEn: 'Qinghe Global Trading', nameZh: '清禾全球贸易' };
  await propose(db, named('Brightfern Media'), bank.after);
  await propose(db, named('Qinghe Cross-Border Trading'), name);
  await db.execute(sql`
    update merchant set rejected_reason = ${rejectedReason}
    where id = ${named('Paperkite Events').id}`);
  const reviews = [
    { kind: 'MERCHANT_NEW', reason: 'NEW', merchant: named('Lumen & Loom'), snapshot: {} },
    { kind: 'MERCHANT_CHANGE', reason: 'CHANGE', merchant: named('Brightfern Media'), snapshot: bank },
  ] as const;
  for (const [index, { kind, reason, merchant, snapshot }] of reviews.entries()) {
    const id = fixedId('rev', 201 + index);
    const at = new Date(now.getTime() - (1 + index) * dayMs);
    const reviewNo = `RV-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`;
    await db.execute(sql`
      insert into review (id, company_id, review_no, kind, object_type, object_id, object_label, object_version, merchant_id,
        reason, snapshot, maker_id, submitted_at, due_at, state)
      select ${id}, m.company_id, ${reviewNo}, ${kind}, 'merchant', m.id, m.name ->> 'en_US', m.version, m.id, ${reason},
        ${JSON.stringify(snapshot)}::jsonb, ${demoUsers.operations}, ${at},
        ${new Date(at.getTime() + dueDays * dayMs)}, 'PENDING'
      from merchant m where m.id = ${merchant.id}`);
  }
}

const propose = (db: Db, { id }: DemoMerchant, proposed: object) =>
  db.execute(sql`update merchant set proposed = ${JSON.stringify(proposed)}::jsonb where id = ${id}`);
