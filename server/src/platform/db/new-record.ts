import type { Ctx } from '../context';

/** Columns of a new row with optimistic locking: company, version 1, creator and creation time. */
export const newRecord = ({ companyId, by, now }: Pick<Ctx, 'companyId' | 'now'> & { by: { id: string } }) => ({
  company_id: companyId,
  version: 1,
  created_at: now,
  created_by: by.id,
  updated_at: now,
  updated_by: by.id,
});
