import type { Language } from '../language';
import type { Manifest } from './release';

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

/**
 * Returns the fault of a manifest signed by its team, for one version of one remote, or null. The release checks call
 * it before a version is published, and each browser before it runs the version.
 */
export function faultOfManifest(
  manifest: Manifest,
  { remote, version }: { remote: string; version: string },
): string | null {
  if (manifest.remote !== remote) return `it is the manifest of ${manifest.remote}`;
  if (manifest.version !== version) return `it is the manifest of version ${manifest.version}`;
  // Two versions with the same container name would share one global: each would run the other's code, and removing one
  // would remove both.
  const named = `${remote.replaceAll('-', '[-_]')}_v${version.replace(/\W/g, '_')}`;
  if (!new RegExp(`^${named}_h[0-9a-f]{8}$`).test(manifest.container))
    return `its container ${manifest.container} does not bear its name and version`;
  for (const file of Object.keys(manifest.files)) if (!filePath.test(file)) return `${file} leads out of its folder`;
  const unlisted = neededFiles(manifest).find((file) => !Object.hasOwn(manifest.files, file));
  return unlisted === undefined ? null : `it needs ${unlisted} and does not list it`;
}
