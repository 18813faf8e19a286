import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { versionName } from '../release/session-page';
import { remoteName } from '../release/remote-name';

/** Parts of two versions that can be told apart. */
export const comparedParts = ['PAGES', 'PERMISSIONS', 'CALLS', 'SHARED', 'PACKAGES', 'TEXTS'] as const;

/** What differs in one part; `same` counts what does not. */
export const partComparison = z.strictObject({
  part: z.enum(comparedParts),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
  same: z.int(),
});
/** What differs in one part of two versions. */
export type PartComparison = z.infer<typeof partComparison>;

/** What another version of a module would change. */
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
    /** Schemas of the state that open pages hand over. */
    handover: z.strictObject({ before: z.int(), after: z.int(), isReadable: z.boolean() }),
  }),
});
