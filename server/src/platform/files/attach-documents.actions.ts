import { codes, type FieldIssue } from '@console/contracts';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { attachDocument } from './file.store';
import { findUploadLimits } from './upload-limits.query';

interface Attaching {
  /** Field of a refusal. */
  field: string;
  fileIds: readonly string[];
  /** Number of documents that the field has already. */
  held?: number;
}

/** Attaches documents that the user has uploaded, up to the limit for one field. Returns their names. */
export async function attachDocuments(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { field, fileIds, held = 0 }: Attaching,
): Promise<string[]> {
  const { filesMax: max } = await findUploadLimits(db);
  if (fileIds.length + held > max) throw refusalOf({ field, code: 'MAX_ITEMS', params: { max: String(max) } });
  const names: string[] = [];
  for (const fileId of fileIds) {
    // A file id that occurs twice is already attached the second time, and is refused.
    const name = await attachDocument(db, { fileId, ownerId: actor.userId, now });
    if (name === null) throw refusalOf({ field, code: 'FILE_GONE', params: {} });
    names.push(name);
  }
  return names;
}

const refusalOf = (issue: FieldIssue) => new Refusal(codes.invalid, { fieldIssues: [issue] });
