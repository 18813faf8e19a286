import type { Language } from '../language';
import type { BriefManifest, FileList, Manifest, SignedManifest } from './release';

/** Relative path of letters, digits and a few signs. `..` is excluded, so no path leaves the folder of the version. */
const filePath = /^(?!.*\.\.)[\w-][\w.~-]*(\/[\w-][\w.~-]*)*$/;

/** Returns all files that a manifest refers to. */
export const neededFiles = ({ entry, preload, texts, pages, contributes = [] }: Manifest): string[] => [
  ...new Set([
    entry,
    ...preload,
    ...texts.en_US,
    ...texts.zh_CN,
    ...[...pages, ...contributes].flatMap(({ files }) => files),
    ...pages.flatMap((page) => (page.texts ? [...page.texts.en_US, ...page.texts.zh_CN] : [])),
  ]),
];

/**
 * Returns the files of the first paint of a page in one language, without duplicates. For an unknown page they are the
 * files common to all pages.
 */
export function filesOfPage({ entry, preload, texts, pages }: Manifest, page: string, language: Language): string[] {
  const own = pages.find(({ name }) => name === page);
  const common = [entry, ...preload, ...texts[language]];
  return [...new Set([...common, ...(own?.texts?.[language] ?? []), ...(own?.files ?? [])])];
}

/** Returns the files of a manifest as a list of its own. */
export const fileListOf = ({ preload, texts, pages, contributes, files }: Manifest): FileList => ({
  preload,
  texts,
  pages: pages.map(({ files, texts, uses }) => ({ files, ...(texts && { texts }), uses })),
  ...(contributes && { contributes: contributes.map(({ files }) => ({ files })) }),
  files,
});

/** Returns the manifest without its files and with a reference to its file list instead. */
export function briefOf(
  manifest: Manifest & Pick<BriefManifest, 'dossier'>,
  files: BriefManifest['files'],
): BriefManifest {
  const { pages, contributes, requires, dossier, files: _all, preload: _preload, texts: _texts, ...facts } = manifest;
  return {
    ...facts,
    schema: 2,
    pages: pages.map(({ files: _files, texts: _own, uses: _uses, ...page }) => page),
    ...(contributes && { contributes: contributes.map(({ files: _files, ...contribution }) => contribution) }),
    requires,
    files,
    dossier,
  };
}

/** Returns the manifest with its files, to be parsed: the list may have any content. Fields of the manifest win. */
export const withFiles = ({ pages, contributes, ...brief }: BriefManifest, list: FileList): unknown => ({
  ...list,
  ...brief,
  schema: 1,
  pages: pages.map((page, index) => ({ ...list.pages[index], ...page })),
  ...(contributes && {
    contributes: contributes.map((one, index) => ({ ...list.contributes?.[index], ...one })),
  }),
  files: list.files,
});

/**
 * Returns the fault of a manifest signed by its team, for one version of one remote, or null. The release checks call
 * it before a version is published, and each browser before it runs the version. The files of a brief manifest are
 * checked with its file list.
 */
export function faultOfManifest(
  manifest: SignedManifest,
  { remote, version }: { remote: string; version: string },
): string | null {
  if (manifest.remote !== remote) return `it is the manifest of ${manifest.remote}`;
  if (manifest.version !== version) return `it is the manifest of version ${manifest.version}`;
  // Two versions with the same container name would share one global: each would run the other's code, and removing one
  // would remove both.
  const named = `${remote.replaceAll('-', '[-_]')}_v${version.replace(/\W/g, '_')}`;
  if (!new RegExp(`^${named}_h[0-9a-f]{8}$`).test(manifest.container))
    return `its container ${manifest.container} does not bear its name and version`;
  return manifest.schema === 1 ? faultOfFiles(manifest) : null;
}

/** Returns the fault of the files of a version, or null. */
export function faultOfFiles(manifest: Manifest): string | null {
  for (const file of Object.keys(manifest.files)) if (!filePath.test(file)) return `${file} leads out of its folder`;
  const unlisted = neededFiles(manifest).find((file) => !Object.hasOwn(manifest.files, file));
  return unlisted === undefined ? null : `it needs ${unlisted} and does not list it`;
}
