import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { signedText } from '../release/signed';
import { instant } from '../text';

/** A version as the registry lists it. */
export const versionLine = z.strictObject({
  remote: z.string(),
  version: z.string(),
  /** SHA-256 of the exact text of its manifest. */
  digest: z.string(),
  /** LOCAL was built where the server runs, TEAM came signed from a team. */
  origin: z.enum(['LOCAL', 'TEAM']),
  state: z.enum(['PUBLISHED', 'QUARANTINED', 'REVOKED']),
  publishedAt: instant,
  publishedBy: z.string(),
});
/** A version as the registry lists it. */
export type VersionLine = z.infer<typeof versionLine>;

export const listModuleVersions = operation({
  path: '/devopsModule/list',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(versionLine) }),
});

/** Keeps one file under the hash of its content. It belongs to no version until one is published that lists it. */
export const uploadModuleFile = operation({
  path: '/devopsModule/upload',
  permission: 'devops.module.publish',
  input: z.strictObject({
    /** In Base64; a file of a remote is far below the limit of a request. */
    content: z.string().max(1_000_000),
  }),
  output: z.strictObject({ integrity: z.string(), length: z.int() }),
  audit: false,
});

/** Nothing is stored unless the version passes every rule. */
export const publishModuleVersion = operation({
  path: '/devopsModule/publish',
  permission: 'devops.module.publish',
  input: z.strictObject({
    manifest: signedText,
    /** The exact text whose digest the manifest names. */
    dossier: z.string(),
    /** Says what would happen and does nothing. */
    isRehearsal: z.boolean(),
  }),
  output: z.discriminatedUnion('at', [
    /** Each refusal is one sentence that says what to change. */
    z.strictObject({ at: z.literal('refused'), refusals: z.array(z.string()) }),
    /** What changes, and for whom. */
    z.strictObject({ at: z.literal('passed'), effects: z.array(z.string()) }),
    z.strictObject({ at: z.literal('published'), digest: z.string(), effects: z.array(z.string()) }),
  ]),
});
