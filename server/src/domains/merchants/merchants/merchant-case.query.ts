import { codes } from '@console/contracts';
import type { MerchantCase, MerchantDetail, MerchantProtected } from '@console/contracts/merchants';
import type { UploadedFile } from '@console/contracts/files';
import type { Context, Ctx } from '../../../platform/context';
import { json, pick, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import { Refusal, requireRecord } from '../../../platform/refusal';
import { readReviewDetail } from '../../../platform/reviews/review.store';
import type { OpenValues, ProtectedValues, SubmissionSnapshot } from './merchant.rules';
import {
  joins,
  shownContact,
  shownProtected,
  storedColumns,
  storedMerchant,
  type StoredMerchant,
} from './merchant-row.query';
import { readMerchantDetail } from './merchant.query';

/** Returns the merchant of a review. Its handler has locked the review and the merchant. */
export async function findReviewed(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  id: string,
): Promise<StoredMerchant> {
  const { rows } = await db.execute(
    sql`select ${storedColumns} from merchant r ${joins} where r.id = ${id} and r.company_id = ${companyId}`,
    storedMerchant,
  );
  return requireRecord(rows[0] ?? null);
}

/** Returns the licence files of all submissions of a merchant, including rejected and withdrawn ones. */
export async function findSubmittedLicences({ db }: Pick<Ctx, 'db'>, id: string): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select distinct file.id from review v, jsonb_array_elements_text(
        coalesce(v.snapshot -> 'before' -> 'licences', '[]') || coalesce(v.snapshot -> 'after' -> 'licences', '[]')) as file (id)
      where v.object_id = ${id} and v.kind in ('MERCHANT_NEW', 'MERCHANT_CHANGE')`,
    { id: text },
  );
  return rows.map((row) => row.id);
}

/** Returns the values that were submitted with a review. */
export async function readSnapshot({ db }: Pick<Ctx, 'db'>, reviewId: string): Promise<SubmissionSnapshot> {
  const { rows } = await db.execute(sql`select snapshot from review where id = ${reviewId}`, {
    snapshot: json<SubmissionSnapshot>(),
  });
  return rows[0]?.snapshot ?? {};
}

/**
 * Returns the merchant of a review; for a change, also both versions as submitted. A new merchant can't be changed
 * during its review, and an ended review has the fields as submitted.
 */
export async function readCase(context: Context, reviewId: string): Promise<MerchantCase> {
  const { kind, objectId, state } = await readReviewDetail(context, reviewId);
  if (kind !== 'MERCHANT_NEW' && kind !== 'MERCHANT_CHANGE') throw new Refusal(codes.notFound);
  const merchant = await readMerchantDetail(context, objectId);
  const isWaiting = state === 'PENDING' || state === 'STUCK';
  if (kind === 'MERCHANT_NEW' && isWaiting) return { merchant, change: null };
  const { before = {}, after = {}, open } = await readSnapshot(context, reviewId);
  const files = await findFiles(context, [...(before.licences ?? []), ...(after.licences ?? [])]);
  const shown = (values: Partial<ProtectedValues>) => shownProtected(values, files, context.actor);
  if (kind === 'MERCHANT_NEW') {
    const submitted = { ...shown(after), ...(open && shownContact(open, context.actor)) };
    return { merchant: asSubmitted(merchant, submitted), change: null };
  }
  return { merchant, change: { before: shown(before), after: shown(after) } };
}

/** Fields missing in the snapshot have their current values. */
const asSubmitted = (merchant: MerchantDetail, submitted: Partial<MerchantProtected & OpenValues>): MerchantDetail => {
  const { nameEn = merchant.name.en_US, nameZh = merchant.name.zh_CN } = submitted;
  return { ...merchant, ...submitted, name: { en_US: nameEn, zh_CN: nameZh } };
};

async function findFiles({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<UploadedFile[]> {
  const { rows } = await db.execute(
    sql`select id, name, media_type, bytes from file_object where id = any(${[...ids]})`,
    pick(tables.file_object, 'id', 'name', 'media_type', 'bytes'),
  );
  return rows.map(({ id, name, media_type: mediaType, bytes }) => ({ id, name, mediaType, bytes: Number(bytes) }));
}
