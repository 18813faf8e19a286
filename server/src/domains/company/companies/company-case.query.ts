import { codes } from '@console/contracts';
import type { CompanyCase, CompanyDetail } from '@console/contracts/company';
import type { Context, Ctx } from '../../../platform/context';
import { json, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { refuseOthers } from '../../../platform/reach/platform.query';
import { Refusal, requireRecord } from '../../../platform/refusal';
import { readReviewDetail } from '../../../platform/reviews/review.store';
import { type CompanyValues, imageNames, type SubmissionSnapshot } from './company.rules';
import { findGrantNames } from './company-resources.query';
import { joins, storedColumns, storedCompany, type StoredCompany } from './company-row.query';
import { shownValues, type StoredImage } from './company-shown.query';
import { readCompanyDetail } from './company.query';

/** Returns the company of a review. The review handler has locked both. */
export async function findReviewed({ db }: Pick<Ctx, 'db'>, id: string): Promise<StoredCompany> {
  const { rows } = await db.execute(
    sql`select ${storedColumns} from company r ${joins} where r.id = ${id}`,
    storedCompany,
  );
  return requireRecord(rows[0] ?? null);
}

/** Returns the images of all submissions of a company, including rejected and withdrawn ones. */
export async function findSubmittedImages({ db }: Pick<Ctx, 'db'>, id: string): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      select distinct side.value ->> name as id
      from review v, jsonb_each(v.snapshot) as side, unnest(${[...imageNames]}::text[]) as name
      where v.object_id = ${id} and v.kind in ('COMPANY_NEW', 'COMPANY_CHANGE') and jsonb_typeof(side.value) = 'object'
        and side.value ->> name is not null`,
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
 * Returns the company of a review with its values as submitted; for a change, also both versions of the fields that
 * differ.
 */
export async function readCase(context: Context, reviewId: string): Promise<CompanyCase> {
  await refuseOthers(context);
  const { kind, objectId } = await readReviewDetail(context, reviewId);
  if (kind !== 'COMPANY_NEW' && kind !== 'COMPANY_CHANGE') throw new Refusal(codes.notFound);
  const company = await readCompanyDetail(context, objectId);
  const { before = {}, after = {}, moduleIds = [], binIds = [] } = await readSnapshot(context, reviewId);
  const files = await findImages(context, [before, after]);
  const shown = (values: Partial<CompanyValues>) => shownValues(values, files, context.actor);
  const grants = await findGrants(context, { moduleIds, binIds });
  if (kind === 'COMPANY_CHANGE') return { company, grants, change: { before: shown(before), after: shown(after) } };
  return { company: asSubmitted(company, shown(after)), grants, change: null };
}

/** A company without submitted values has its current values. */
const asSubmitted = (company: CompanyDetail, submitted: NonNullable<CompanyDetail['proposed']>): CompanyDetail => {
  const { nameEn = company.name.en_US, nameZh = company.name.zh_CN } = submitted;
  return { ...company, ...submitted, name: { en_US: nameEn, zh_CN: nameZh } };
};

async function findGrants(
  context: Context,
  given: { moduleIds: readonly string[]; binIds: readonly string[] },
): Promise<CompanyCase['grants']> {
  const { modules, bins } = await findGrantNames(context, given);
  return {
    modules: modules.map(({ name }) => name[context.language]),
    bins: bins.map(({ bin, name }) => `${bin} ${name[context.language]}`),
  };
}

async function findImages(
  { db }: Pick<Context, 'db'>,
  versions: readonly Partial<CompanyValues>[],
): Promise<StoredImage[]> {
  const ids = versions.flatMap((values) => imageNames.flatMap((name) => values[name] ?? []));
  const { rows } = await db.execute(
    sql`
      select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes::text,
        'pictureKey', f.picture_key)), '[]') as files from brand_files(${ids}) f`,
    { files: json<StoredImage[]>() },
  );
  return rows[0]?.files ?? [];
}
