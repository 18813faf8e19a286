import { z } from '@console/contracts/zod';
import { digest } from './plan';
import { signature, signedText } from './signed';

/** Version that is live for the caller, with its team's signature of the manifest. */
export const chosenVersion = z.strictObject({
  remote: z.string(),
  digest,
  signatures: z.array(signature).max(10),
  /** Swaps immediately and transfers typed input, instead of waiting until the page is idle. */
  isForced: z.boolean().optional(),
});
/** Version that is live for the caller. */
export type ChosenVersion = z.infer<typeof chosenVersion>;

/**
 * Signed release with the versions selected for the caller. The browser verifies it before use; manifests are fetched
 * by their digests.
 */
export const releaseOffer = z.strictObject({
  signed: signedText,
  chosen: z.array(chosenVersion).max(200),
  /** Root keys that are newer than those built into the shell, signed by the required number of built-in keys. */
  root: signedText.optional(),
});
/** Signed release with the versions selected for the caller. */
export type ReleaseOffer = z.infer<typeof releaseOffer>;

/** Address of the exact text of a manifest. It contains the digest, so its content is immutable. */
export const manifestAddress = (digestOfText: string): string => `/m/${digestOfText}.json`;

/** Path of a version's files. It contains the digest, so their content is immutable. */
export const baseOf = (remote: string, version: string, digestOfText: string): string =>
  `/r/${remote}/${version}-${digestOfText.slice(0, 8)}/`;

/** Name of a version's file list, below its base. */
export const fileListName = 'files.json';
