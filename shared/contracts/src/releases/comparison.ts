import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { versionName } from '../release/session-page';
import { remoteName } from '../release/remote-name';

/** Parts in which two versions are compared. */
export const comparedParts = ['PAGES', 'PERMISSIONS', 'CALLS', 'SHARED', 'PACKAGES', 'TEXTS'] as const;

/** Differences in one part of two versions; `same` is the number of unchanged entries. */
export const partComparison = z.strictObject({
  part: z.enum(comparedParts),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
  same: z.int(),
});
/** Differences in one part of two versions; `same` is the number of unchanged entries. */
export type PartComparison = z.infer<typeof partComparison>;

/** Compares two versions of a remote. */
export const compareVersions = operation({
  path: '/devopsModule/compare',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({ code: remoteName, from: versionName, to: versionName }),
  output: z.strictObject({
    from: z.string(),
    to: z.string(),
    parts: z.array(partComparison),
    bytes: z.strictObject({ before: z.int(), after: z.int() }),
    /** Schema versions of the state that open pages transfer at a hot swap. */
    handover: z.strictObject({ before: z.int(), after: z.int(), isReadable: z.boolean() }),
  }),
});
