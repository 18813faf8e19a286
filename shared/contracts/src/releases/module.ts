import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { signedText } from '../release/signed';
import { instant } from '../text';

/** Version as listed in the registry. */
export const versionLine = z.strictObject({
  remote: z.string(),
  version: z.string(),
  /** SHA-256 of the exact text of its manifest. */
  digest: z.string(),
  /** `LOCAL`: built on the server's machine; `TEAM`: signed and published by a team. */
  origin: z.enum(['LOCAL', 'TEAM']),
  state: z.enum(['PUBLISHED', 'QUARANTINED', 'REVOKED']),
  publishedAt: instant,
  publishedBy: z.string(),
});
/** Version as listed in the registry. */
export type VersionLine = z.infer<typeof versionLine>;

export const listModuleVersions = operation({
  path: '/devopsModule/list',
  permission: 'devops.module.view',
  reads: true,
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(versionLine) }),
});

/** Stores a file under the hash of its content. The file belongs to no version until a published version lists it. */
export const uploadModuleFile = operation({
  path: '/devopsModule/upload',
  permission: 'devops.module.publish',
  input: z.strictObject({
    /** Base64. Files of a remote are far below the request size limit. */
    content: z.string().max(1_000_000),
  }),
  output: z.strictObject({ integrity: z.string(), length: z.int() }),
  audit: false,
});

/** Publishes a version. Nothing is stored unless the version passes every release check. */
export const publishModuleVersion = operation({
  path: '/devopsModule/publish',
  permission: 'devops.module.publish',
  input: z.strictObject({
    manifest: signedText,
    /** Exact text of the file list, whose digest is in the manifest; absent if the manifest has the files. */
    files: z.string().optional(),
    /** Exact text whose digest is in the manifest. */
    dossier: z.string(),
    /** Dry run: returns the effects and stores nothing. */
    isRehearsal: z.boolean(),
  }),
  output: z.discriminatedUnion('at', [
    /** Each refusal is a sentence that states what to change. */
    z.strictObject({ at: z.literal('refused'), refusals: z.array(z.string()) }),
    /** Changes that an activation would make, with the number of affected users. */
    z.strictObject({ at: z.literal('passed'), effects: z.array(z.string()) }),
    z.strictObject({ at: z.literal('published'), digest: z.string(), effects: z.array(z.string()) }),
  ]),
});
