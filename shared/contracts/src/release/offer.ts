import { z } from '@console/contracts/zod';
import { digest } from './plan';
import { signature, signedText } from './signed';

/** A version that is live for the one who asks, and who of its team vouches for the text of its manifest. */
export const chosenVersion = z.strictObject({
  remote: z.string(),
  digest,
  signatures: z.array(signature).max(10),
  /** Takes over at once, with what is typed, instead of at a quiet moment. */
  isForced: z.boolean().optional(),
});
/** A version that is live for the one who asks. */
export type ChosenVersion = z.infer<typeof chosenVersion>;

/**
 * What a server says is live for somebody: the exact release, and which of its versions are theirs. Nothing of it counts
 * before the browser has verified it; manifests are fetched by their digests.
 */
export const releaseOffer = z.strictObject({
  signed: signedText,
  chosen: z.array(chosenVersion).max(200),
  /** Newer keys than the shell was built with, signed by enough of the root keys that it was built with. */
  root: signedText.optional(),
});
/** What a server says is live for somebody. */
export type ReleaseOffer = z.infer<typeof releaseOffer>;

/** Where the exact text of a manifest is. The address says what is there, so it means the same bytes for ever. */
export const manifestAddress = (digestOfText: string): string => `/m/${digestOfText}.json`;

/** Path of the files of a version: it names the digest, so it means the same bytes for ever. */
export const baseOf = (remote: string, version: string, digestOfText: string): string =>
  `/r/${remote}/${version}-${digestOfText.slice(0, 8)}/`;
