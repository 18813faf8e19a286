import type { CallFailure } from '@console/api';
import { codes } from '@console/contracts';
import type { z } from '@console/contracts/zod';

/** Returns the current record if an action was refused because the record has changed. */
export function currentOf<Row>({ code, data }: CallFailure, record: z.ZodType<Row> | undefined): Row | undefined {
  if (code !== codes.versionConflict || typeof data !== 'object' || data === null || !('current' in data))
    return undefined;
  return record?.safeParse(data.current).data;
}
