import { z } from '@console/contracts/zod';
import { i18nText } from '../text';

/**
 * One file of a version. `integrity` is a Subresource Integrity value with one hash: browsers ignore one that they
 * cannot read, and of several they accept any.
 */
export const releaseFile = z.strictObject({
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  length: z.int().min(0),
});

/** Files of texts, by language. */
const textFiles = z.strictObject({ en_US: z.array(z.string()), zh_CN: z.array(z.string()) });

/** A page that a version serves. The permission decides who may open it. */
export const releasePage = z.strictObject({
  name: z.string(),
  title: i18nText,
  /** What the tab of one record says, such as `Card ••{{last}}`: the shell can say it while the page is not there. */
  tab: i18nText.optional(),
  permission: z.string(),
  /** Files of its first paint. */
  files: z.array(z.string()),
  /** Files of the texts that come with it, by language; left out where it has none but those of every page. */
  texts: textFiles.optional(),
  /** Shared pieces of the shell that its first paint needs and that are not part of the shell's first file. */
  uses: z.array(z.string()),
});
export type ReleasePage = z.infer<typeof releasePage>;

/** What a version adds to pages of other remotes: which slot it fills, and who sees it there. */
export const releaseContribution = z.strictObject({
  slot: z.string(),
  /** One remote at a time contributes under a name to a slot. */
  name: z.string(),
  title: i18nText,
  permission: z.string(),
  /** Files that it needs beside those that every page of the version needs. */
  files: z.array(z.string()),
});
/** What a version adds to pages of other remotes. */
export type ReleaseContribution = z.infer<typeof releaseContribution>;

/** What one immutable version of a remote consists of and needs. */
export const manifest = z.strictObject({
  schema: z.literal(1),
  remote: z.string(),
  version: z.string(),
  /** Name of the container, unique per version: a name used twice silently runs the old code. */
  container: z.string(),
  entry: z.string(),
  expose: z.literal('./remote'),
  /** Version of Module Federation; host and remote must agree. */
  federation: z.string(),
  pages: z.array(releasePage),
  /** Left out where there is none, so that shells that know no slots read the manifest too. */
  contributes: z.array(releaseContribution).optional(),
  /** Shared packages that the build really consumes, with their ranges. */
  requires: z.record(z.string(), z.string()),
  /** Files that every page needs beside the entry. */
  preload: z.array(z.string()),
  /** Files of the texts that every page needs. */
  texts: textFiles,
  files: z.record(z.string(), releaseFile),
  /** SHA-256 of what else a published version says of itself (`dossier`); a bare build has none yet. */
  dossier: z.string().optional(),
});
/** What one immutable version of a remote consists of and needs. */
export type Manifest = z.infer<typeof manifest>;

/** A version that is live, and where its files are. */
export interface LiveRemote {
  remote: string;
  version: string;
  /** Path with a slash at its end; files of the manifest are below it. */
  base: string;
  manifest: Manifest;
  /** Takes over at once, with what is typed, instead of at a quiet moment. */
  isForced?: boolean | undefined;
  /** No version of the remote below it runs anywhere, not even one that is kept for going back. */
  minVersion?: string;
  /** Digests of versions of the remote that were taken away from everybody. */
  withdrawn?: readonly string[] | undefined;
}

/** Which version of every remote is live for somebody. Numbers only grow. */
export interface Release {
  number: number;
  issuedAt: string;
  expiresAt: string;
  remotes: LiveRemote[];
}
