import { z } from '@console/contracts/zod';

/** Who vouches for a text: the key's id and the Ed25519 signature in Base64. */
export const signature = z.strictObject({ key: z.string(), value: z.string() });
export type Signature = z.infer<typeof signature>;

/** Some exact text and who vouches for it. It is parsed only after its signatures were checked. */
export const signedText = z.strictObject({ text: z.string(), signatures: z.array(signature) });
/** Some exact text and who vouches for it. */
export type SignedText = z.infer<typeof signedText>;

/** What a signature can be about. A signature of one kind is never good for another. */
export type SignedKind = 'root' | 'manifest' | 'release';

/** The bytes under a signature: the kind is part of them. */
export const signedBytes = (kind: SignedKind, text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`vcc ${kind} 1\n${text}`);

/** Ids of keys, without repetition. */
const keyIds = z.array(z.string()).refine((ids) => new Set(ids).size === ids.length);

/** Who may vouch for what. Signed by `root.threshold` of the root keys, which are kept offline. */
export const rootKeys = z.strictObject({
  schema: z.literal(1),
  /** Grows with every change of the keys. */
  version: z.int().min(1),
  /** Public Ed25519 keys, 32 bytes in Base64, by id. */
  keys: z.record(z.string(), z.string()),
  root: z.strictObject({ keys: keyIds, threshold: z.int().min(1) }),
  /** Keys that sign releases; a server holds one of them. */
  release: keyIds,
  /** Keys of the team of each remote. None is good for another remote. */
  teams: z.record(z.string(), keyIds),
});
/** Who may vouch for what. */
export type RootKeys = z.infer<typeof rootKeys>;
