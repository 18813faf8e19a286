import { z } from '@console/contracts/zod';

/** Password as typed; `preparedPassword` normalizes it before it is hashed or compared. */
export const secretText = z.string().min(1).max(200);

/** Secret of a mailed link, from its `token` query parameter. */
export const linkToken = z.string().regex(/^[\w-]{20,100}$/);
