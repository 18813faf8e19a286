import type { Language } from '../language';
import type { Manifest } from './release';

/** Segments of letters, digits and a few signs, none of which leads out of the folder of the version. */
const filePath = /^(?!.*\.\.)[\w-][\w.~-]*(\/[\w-][\w.~-]*)*$/;

/** Files that a version cannot do without, as its own lists name them. */
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

/** Files of the first paint of one page in one language, each once; of a page that the version does not have, the common ones. */
export function filesOfPage({ entry, preload, texts, pages }: Manifest, page: string, language: Language): string[] {
  const own = pages.find(({ name }) => name === page);
  const common = [entry, ...preload, ...texts[language]];
  return [...new Set([...common, ...(own?.texts?.[language] ?? []), ...(own?.files ?? [])])];
}

/**
 * What is wrong with a manifest that its team has signed, for one version of one remote; null where nothing is. The gate
 * asks before it is published, and each browser before it runs.
 */
export function faultOfManifest(
  manifest: Manifest,
  { remote, version }: { remote: string; version: string },
): string | null {
  if (manifest.remote !== remote) return `it is the manifest of ${manifest.remote}`;
  if (manifest.version !== version) return `it is the manifest of version ${manifest.version}`;
  // Two versions with one container would get at each other's code, and going from one would take it from the other.
  const named = `${remote.replaceAll('-', '[-_]')}_v${version.replace(/\W/g, '_')}`;
  if (!new RegExp(`^${named}_h[0-9a-f]{8}$`).test(manifest.container))
    return `its container ${manifest.container} does not bear its name and version`;
  for (const file of Object.keys(manifest.files)) if (!filePath.test(file)) return `${file} leads out of its folder`;
  const unlisted = neededFiles(manifest).find((file) => !Object.hasOwn(manifest.files, file));
  return unlisted === undefined ? null : `it needs ${unlisted} and does not list it`;
}
