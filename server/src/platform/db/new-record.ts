import type { Ctx } from '../context';

/** Columns of a new row with optimistic locking: its company, version 1, and who created it when. */
export const newRecord = ({ companyId, by, now }: Pick<Ctx, 'companyId' | 'now'> & { by: { id: string } }) => ({
  company_id: companyId,
  version: 1,
  created_at: now,
  created_by: by.id,
  updated_at: now,
  updated_by: by.id,
});
