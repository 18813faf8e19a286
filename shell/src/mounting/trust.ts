import type { Manifest } from '@console/contracts/release';

/**
 * A well-formed hash that matches no file, so that the browser refuses the file. Browsers ignore a malformed hash and
 * would run the file.
 */
const unmatchable = `sha384-${'A'.repeat(64)}`;

const table = new Map<string, string>();

/** The query is ignored: retries change it to avoid a request that still hangs. */
const keyOf = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
};

/** Returns the expected hash of a URL. If no manifest lists the URL, returns a hash that matches no file. */
export const integrityOf = (url: string): string => table.get(keyOf(url)) ?? unmatchable;

/** Returns true if a manifest lists this URL. */
export const isTrusted = (url: string): boolean => table.has(keyOf(url));

/** Trusts the shell's own files, as listed in the document. */
export function trustShell(files: Record<string, string>): void {
  for (const [path, integrity] of Object.entries(files)) table.set(keyOf(path), integrity);
}

/** Trusts the listed files of a version. */
export function trustRemote(base: string, files: Manifest['files']): void {
  for (const [path, { integrity }] of Object.entries(files)) table.set(keyOf(base + path), integrity);
}

/** Removes every file below `base`, so that late requests of a removed version are refused. */
export function untrust(base: string): void {
  const below = keyOf(base);
  for (const key of table.keys()) if (key.startsWith(below)) table.delete(key);
}

declare global {
  /** Called by every bundle's runtime before it adds a script or a stylesheet. */
  var __vccIntegrity: (url: string) => string;
  /** Trusted Types, which are missing in the DOM types; undefined in browsers without them. */
  var trustedTypes:
    { createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown } | undefined;
}

globalThis.__vccIntegrity = integrityOf;

/**
 * Default Trusted Types policy: only listed files may become script addresses, and only the empty string may become
 * markup, so that unlisted code cannot be loaded from anywhere.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (isTrusted(url) ? url : null),
  createHTML: (html) => (html === '' ? html : null),
});
