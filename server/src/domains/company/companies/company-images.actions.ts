import { type FieldIssue } from '@console/contracts';
import { pixelsIssue, uploadLimits, type UploadPurpose } from '@console/contracts/files';
import type { Context, Ctx } from '../../../platform/context';
import { attachImage, releaseImages } from '../../../platform/files/file.store';
import { refuseIssues } from '../../../platform/refusal';
import { findSubmittedImages } from './company-case.query';
import { type CompanyValues, type ImageName, imageNames } from './company.rules';
import { valuesOf } from './company-values.query';
import type { StoredCompany } from './company-row.query';

const purposes: Record<ImageName, UploadPurpose> = {
  logo: 'LOGO',
  icon: 'ICON',
  paymentLogo: 'PAYMENT_LOGO',
  paymentLogoGray: 'PAYMENT_LOGO',
  dashboardLogo: 'DASHBOARD_LOGO',
};

const idsIn = (values: Partial<CompanyValues>): string[] => imageNames.flatMap((name) => values[name] ?? []);

/** Current and proposed images of a company. */
const heldBy = (row: StoredCompany): string[] => [...idsIn(valuesOf(row)), ...idsIn(row.proposed ?? {})];

/** Attaches newly uploaded images. Images that the company already has stay attached. */
export async function attachImages(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  before: StoredCompany,
  wanted: Record<ImageName, string | null>,
): Promise<void> {
  const attached = new Map<string, UploadPurpose | null>();
  const held = heldBy(before);
  const issues: FieldIssue[] = [];
  for (const field of imageNames) {
    const fileId = wanted[field];
    if (fileId === null || wanted[field] === valuesOf(before)[field] || wanted[field] === before.proposed?.[field])
      continue;
    if (held.includes(fileId)) {
      // An image of another field of the company has the format of that field.
      const place = imageNames.find((name) => [valuesOf(before)[name], before.proposed?.[name]].includes(fileId));
      attached.set(fileId, place ? purposes[place] : null);
    }
    const purpose = attached.get(fileId) ?? (await attachImage(db, { fileId, ownerId: actor.userId, now }));
    attached.set(fileId, purpose);
    if (purpose === null) issues.push({ field, code: 'FILE_GONE', params: {} });
    else if (purpose !== purposes[field]) issues.push(issueOf(field, purpose));
  }
  refuseIssues(issues);
}

/** An image for another field has other dimensions; profile pictures and documents have no required dimensions. */
function issueOf(field: ImageName, purpose: UploadPurpose): FieldIssue {
  const { pixels } = uploadLimits[purpose];
  const wrong = pixels ? pixelsIssue(purposes[field], pixels) : null;
  return wrong ? { ...wrong, field } : { field, code: 'FILE_TYPE', params: {} };
}

/** Releases images that a change removed. Images of a submitted version stay attached to its review. */
export async function releaseRemoved(ctx: Ctx, before: StoredCompany, after: StoredCompany): Promise<void> {
  const kept = heldBy(after);
  const removed = heldBy(before).filter((id) => !kept.includes(id));
  if (removed.length === 0) return;
  const submitted = await findSubmittedImages(ctx, after.id);
  const fileIds = removed.filter((id) => !submitted.includes(id));
  await releaseImages(ctx.db, { fileIds, now: ctx.now });
}
