import { z } from '@console/contracts/zod';

/**
 * Refuses names of inherited object properties, such as `constructor`: a lookup in a map of remotes would find them.
 */
const isOwnName = (name: string): boolean => !(name in {});

/** Name of a remote, which is its permanent code: stored releases refer to it. */
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .refine(isOwnName);

/** Name of a remote, or `shell`, in a report from a browser. */
export const reportedName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .refine(isOwnName);
