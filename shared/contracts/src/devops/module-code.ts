import { z } from '@console/contracts/zod';

/** Name of a module: that of its remote, for good. */
export const moduleCode = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
