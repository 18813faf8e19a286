import { z } from '@console/contracts/zod';

const schema = z.record(z.string(), z.unknown());

/** A call that a version makes, as it was when the version was built. */
export const usedOperation = z.strictObject({
  path: z.string(),
  permission: z.string(),
  /** SHA-256 of path, permission and both schemas. */
  hash: z.string(),
  input: schema,
  output: schema,
});
/** A call that a version makes. */
export type UsedOperation = z.infer<typeof usedOperation>;

/** Schema versions of the state that open pages hand over at a swap. */
export const handover = z.strictObject({ writes: z.int().min(1), reads: z.array(z.int().min(1)).min(1) });

/** What the build knows about a version and the browser does not need. */
export const buildFacts = z.strictObject({
  schema: z.literal(1),
  operations: z.array(usedOperation),
  /** Keys of the texts that are not empty. */
  locales: z.strictObject({ en_US: z.array(z.string()), zh_CN: z.array(z.string()) }),
  handover,
  /** What the slots that a version fills said of themselves when it was built. */
  slots: z.array(z.strictObject({ name: z.string(), props: schema })).optional(),
  sbom: z.array(z.strictObject({ name: z.string(), version: z.string() })),
});
/** What the build knows about a version and the browser does not need. */
export type BuildFacts = z.infer<typeof buildFacts>;

/** Everything that a published version says of itself beside its manifest, which carries the digest of this. */
export const dossier = buildFacts.extend({
  remote: z.string(),
  version: z.string(),
  provenance: z.strictObject({
    /** Commit of the source; `uncommitted` where the checkout had changes. */
    commit: z.string().max(60),
    builder: z.string().max(100),
  }),
  /** Why this version exists, in the words of the team. */
  justification: z.string().max(2000),
});
/** Everything that a published version says of itself beside its manifest. */
export type Dossier = z.infer<typeof dossier>;

/** One line about a version: a reason is a sentence, not a word. */
export const justificationLengthMin = 20;
