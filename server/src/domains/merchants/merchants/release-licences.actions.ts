import type { Ctx } from '../../../platform/context';
import { releaseDocuments } from '../../../platform/files/file.store';
import { findSubmittedLicences } from './merchant-case.query';
import type { StoredMerchant } from './merchant-row.query';

const held = ({ licence_file_ids, proposed }: StoredMerchant): string[] => [
  ...licence_file_ids,
  ...(proposed?.licences ?? []),
];

/** Releases licence files that a change removed. Files of a submitted change stay attached to its review. */
export async function releaseLicences(ctx: Ctx, before: StoredMerchant, after: StoredMerchant): Promise<void> {
  const kept = held(after);
  const removed = held(before).filter((id) => !kept.includes(id));
  if (removed.length === 0) return;
  const submitted = await findSubmittedLicences(ctx, after.id);
  const fileIds = removed.filter((id) => !submitted.includes(id));
  await releaseDocuments(ctx.db, { fileIds, now: ctx.now });
}
