import type { Ctx } from '../../../platform/context';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';

type NewNote = Omit<NewRow<'note'>, 'company_id' | 'author_id' | 'at'>;

/** Inserts a note. Notes are never updated. */
export async function insertNote({ db, companyId, by, now }: Ctx, note: NewNote): Promise<void> {
  await insertRows(db, 'note', [{ ...note, company_id: companyId, author_id: by.id, at: now }]);
}
