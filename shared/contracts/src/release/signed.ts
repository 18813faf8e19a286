import { z } from '@console/contracts/zod';

/** Signature of a text: id of the key, and the Ed25519 signature in Base64. */
export const signature = z.strictObject({ key: z.string(), value: z.string() });
export type Signature = z.infer<typeof signature>;

/** Exact text with its signatures. It is parsed only after they have been verified. */
export const signedText = z.strictObject({ text: z.string(), signatures: z.array(signature) });
/** Exact text with its signatures. */
export type SignedText = z.infer<typeof signedText>;

/** Kinds of signed texts. A signature of one kind is invalid for another. */
export type SignedKind = 'root' | 'manifest' | 'release';

/** Returns the signed bytes, which include the kind. */
export const signedBytes = (kind: SignedKind, text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`vcc ${kind} 1\n${text}`);

/** Key ids without duplicates. */
const keyIds = z.array(z.string()).refine((ids) => new Set(ids).size === ids.length);

/** Assignment of keys to roles. It is signed by `root.threshold` of the root keys, which are stored offline. */
export const rootKeys = z.strictObject({
  schema: z.literal(1),
  /** Increases with every change of the keys. */
  version: z.int().min(1),
  /** Public Ed25519 keys, 32 bytes in Base64, by id. */
  keys: z.record(z.string(), z.string()),
  root: z.strictObject({ keys: keyIds, threshold: z.int().min(1) }),
  /** Keys that sign releases; a server holds one of them. */
  release: keyIds,
  /** Keys of each remote's team, valid for that remote only. */
  teams: z.record(z.string(), keyIds),
});
/** Assignment of keys to roles. */
export type RootKeys = z.infer<typeof rootKeys>;
