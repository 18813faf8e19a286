import { z } from '@console/contracts/zod';

/** Every object has a few names: looked up among modules, they would find something that is none. */
const isOwnName = (name: string): boolean => !(name in {});

/** Name of a remote, for good: that of its module. Releases keep plans by it. */
export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .refine(isOwnName);

/** Name of a remote, or `shell`, as it stands in a report of a browser. */
export const reportedName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .refine(isOwnName);
