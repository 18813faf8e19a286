import { codes, type FieldIssue } from '@console/contracts';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { attachDocument } from './file.store';
import { findUploadLimits } from './upload-limits.query';

interface Attaching {
  /** Field that the refusal is about. */
  field: string;
  fileIds: readonly string[];
}

/** Documents that the user has just uploaded stay from now on, as many as the platform lets one field have; their names. */
export async function attachDocuments(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { field, fileIds }: Attaching,
): Promise<string[]> {
  const { filesMax: max } = await findUploadLimits(db);
  if (fileIds.length > max) throw refusalOf({ field, code: 'MAX_ITEMS', params: { max: String(max) } });
  const names: string[] = [];
  for (const fileId of fileIds) {
    // Of one that is named twice the second time finds it attached.
    const name = await attachDocument(db, { fileId, ownerId: actor.userId, now });
    if (name === null) throw refusalOf({ field, code: 'FILE_GONE', params: {} });
    names.push(name);
  }
  return names;
}

const refusalOf = (issue: FieldIssue) => new Refusal(codes.invalid, { fieldIssues: [issue] });
