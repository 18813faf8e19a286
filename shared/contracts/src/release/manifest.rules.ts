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
  ]),
];

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
