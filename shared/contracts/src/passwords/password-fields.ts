import { z } from '@console/contracts/zod';

/** A password as typed: `preparedPassword` normalises it where it is hashed or compared. */
export const secretText = z.string().min(1).max(200);

/** The secret of a mailed link, as it stands in its `token` query. */
export const linkToken = z.string().regex(/^[\w-]{20,100}$/);
