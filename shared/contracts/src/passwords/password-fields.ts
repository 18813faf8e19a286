import { z } from '@console/contracts/zod';

/** As typed, neither trimmed nor normalised: the rules of a new one say more than this bound. */
export const secretText = z.string().min(1).max(200);

/** The secret of a mailed link, as it stands in its `token` query. */
export const linkToken = z.string().regex(/^[\w-]{20,100}$/);
