import { z } from '@console/contracts/zod';

const schema = z.record(z.string(), z.unknown());

/** Operation that a version calls, as it was at build time. */
export const usedOperation = z.strictObject({
  path: z.string(),
  permission: z.string(),
  /** SHA-256 of path, permission and both schemas. */
  hash: z.string(),
  input: schema,
  output: schema,
});
/** Operation that a version calls, as it was at build time. */
export type UsedOperation = z.infer<typeof usedOperation>;

/** Schema versions of the state that open pages transfer at a hot swap. */
export const handover = z.strictObject({ writes: z.int().min(1), reads: z.array(z.int().min(1)).min(1) });

/** Build facts of a version that the browser does not need. */
export const buildFacts = z.strictObject({
  schema: z.literal(1),
  operations: z.array(usedOperation),
  /** Keys of the texts that are not empty. */
  locales: z.strictObject({ en_US: z.array(z.string()), zh_CN: z.array(z.string()) }),
  handover,
  /** Slots that the version fills, with their props at build time. */
  slots: z.array(z.strictObject({ name: z.string(), props: schema })).optional(),
  sbom: z.array(z.strictObject({ name: z.string(), version: z.string() })),
});
/** Build facts of a version that the browser does not need. */
export type BuildFacts = z.infer<typeof buildFacts>;

/** Everything published about a version in addition to its manifest. The manifest contains the dossier's digest. */
export const dossier = buildFacts.extend({
  remote: z.string(),
  version: z.string(),
  provenance: z.strictObject({
    /** Commit of the source; `uncommitted` if the working tree had changes. */
    commit: z.string().max(60),
    builder: z.string().max(100),
  }),
  /** Reason for this version, written by its team. */
  justification: z.string().max(2000),
});
/** Everything published about a version beside its manifest. */
export type Dossier = z.infer<typeof dossier>;

/** Minimum length of a justification: a sentence rather than a word. */
export const justificationLengthMin = 20;
