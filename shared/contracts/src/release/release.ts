import { z } from '@console/contracts/zod';
import { i18nText } from '../text';
import { digest } from './plan';

/**
 * File of a version. `integrity` is a Subresource Integrity value with exactly one hash: browsers skip the check if
 * they cannot parse the value, and accept any one of several hashes.
 */
export const releaseFile = z.strictObject({
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  length: z.int().min(0),
});

/** Text files by language. */
const textFiles = z.strictObject({ en_US: z.array(z.string()), zh_CN: z.array(z.string()) });

const pageFacts = {
  name: z.string(),
  title: i18nText,
  /** Tab title of a record, such as `Card ••{{last}}`, which the shell displays before the page is loaded. */
  tab: i18nText.optional(),
  permission: z.string(),
};
/** Page as menus and tabs show it, without its files. The permission decides who can open it. */
const briefPage = z.strictObject(pageFacts);
export type BriefPage = z.infer<typeof briefPage>;

/** Page that a version serves. */
export const releasePage = z.strictObject({
  ...pageFacts,
  /** Files needed for its first paint. */
  files: z.array(z.string()),
  /** Text files of the page by language; absent if it has only the texts common to all pages. */
  texts: textFiles.optional(),
  /** Shared chunks of the shell that its first paint needs and that are not in the shell's main file. */
  uses: z.array(z.string()),
});
export type ReleasePage = z.infer<typeof releasePage>;

const contributionFacts = {
  slot: z.string(),
  /** Name within the slot. Only one remote at a time can use it. */
  name: z.string(),
  title: i18nText,
  permission: z.string(),
};
/** Contribution without its files. */
const briefContribution = z.strictObject(contributionFacts);
export type BriefContribution = z.infer<typeof briefContribution>;

/** Contribution of a version to pages of other remotes: slot and required permission. */
export const releaseContribution = z.strictObject({
  ...contributionFacts,
  /** Additional files, beside those common to all pages of the version. */
  files: z.array(z.string()),
});
/** Contribution of a version to pages of other remotes. */
export type ReleaseContribution = z.infer<typeof releaseContribution>;

const versionFacts = {
  remote: z.string(),
  version: z.string(),
  /**
   * Name of the container, unique per version: if a name were used twice, the browser would silently run the old code.
   */
  container: z.string(),
  entry: z.string(),
  expose: z.literal('./remote'),
  /** Version of Module Federation, which must be the same in host and remote. */
  federation: z.string(),
};

/** Contents and requirements of one immutable version of a remote. */
export const manifest = z.strictObject({
  schema: z.literal(1),
  ...versionFacts,
  pages: z.array(releasePage),
  /** Absent if empty, so that shells without slots can parse the manifest. */
  contributes: z.array(releaseContribution).optional(),
  /** Shared packages that the build imports, with their ranges. */
  requires: z.record(z.string(), z.string()),
  /** Files that every page needs in addition to the entry. */
  preload: z.array(z.string()),
  /** Text files that every page needs. */
  texts: textFiles,
  files: z.record(z.string(), releaseFile),
  /** SHA-256 of the `dossier` of a published version; absent in a local build. */
  dossier: z.string().optional(),
});
/** Contents and requirements of one immutable version of a remote. */
export type Manifest = z.infer<typeof manifest>;

/**
 * Manifest whose files are in a file list. Browsers fetch the manifests of all remotes at the start, and a file list
 * only when they load the code of its version.
 */
const briefManifest = z.strictObject({
  schema: z.literal(2),
  ...versionFacts,
  pages: z.array(briefPage),
  contributes: z.array(briefContribution).optional(),
  requires: z.record(z.string(), z.string()),
  /** SHA-256 of the exact text of the file list, and its length in bytes. */
  files: z.strictObject({ digest, length: z.int().min(0) }),
  dossier: z.string(),
});
/** Manifest whose files are in a file list. */
export type BriefManifest = z.infer<typeof briefManifest>;

/** Manifest as a team signs it: with its files, or with the digest of its file list. */
export const signedManifest = z.discriminatedUnion('schema', [manifest, briefManifest]);
/** Manifest as a team signs it. */
export type SignedManifest = z.infer<typeof signedManifest>;

/** Files of a version whose manifest is brief. Pages and contributions have the order of the manifest. */
export interface FileList extends Pick<Manifest, 'preload' | 'texts' | 'files'> {
  pages: Omit<ReleasePage, keyof BriefPage>[];
  contributes?: Omit<ReleaseContribution, keyof BriefContribution>[] | undefined;
}

/** Live version of a remote, with the address of its files. */
export interface LiveRemote {
  remote: string;
  version: string;
  /** Path with a trailing slash; the version's files are below it. */
  base: string;
  manifest: SignedManifest;
  /** Swaps immediately and transfers typed input, instead of waiting until the page is idle. */
  isForced?: boolean | undefined;
  /** Minimum version: no older version of the remote runs, including one cached for a rollback. */
  minVersion?: string;
  /** Digests of withdrawn versions of the remote. */
  withdrawn?: readonly string[] | undefined;
}

/** Live version of every remote for one user. Release numbers only increase. */
export interface Release {
  number: number;
  issuedAt: string;
  expiresAt: string;
  remotes: LiveRemote[];
}
