import type { CallFailure } from '@console/api';
import { codes } from '@console/contracts';
import type { z } from '@console/contracts/zod';

/** The record as it is now, where an action was refused because it changed since it was shown. */
export function currentOf<Row>({ code, data }: CallFailure, record: z.ZodType<Row>): Row | undefined {
  if (code !== codes.versionConflict || typeof data !== 'object' || data === null || !('current' in data))
    return undefined;
  return record.safeParse(data.current).data;
}
