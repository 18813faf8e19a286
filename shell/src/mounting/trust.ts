import type { LiveRemote } from '@console/contracts/release';

/**
 * Well-formed and impossible: the browser refuses the file. A string that it cannot parse would be ignored,
 * and the file would run.
 */
const unmatchable = `sha384-${'A'.repeat(64)}`;

const table = new Map<string, string>();

/** The query does not count: a retry changes it to get around a request that still hangs. */
const keyOf = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
};

/** Expected hash of a URL; one that no manifest lists gets a hash that nothing matches. */
export const integrityOf = (url: string): string => table.get(keyOf(url)) ?? unmatchable;

/** Does a manifest list this URL? */
export const isTrusted = (url: string): boolean => table.has(keyOf(url));

/** Trusts the files of the shell itself, as the document lists them. */
export function trustShell(files: Record<string, string>): void {
  for (const [path, integrity] of Object.entries(files)) table.set(keyOf(path), integrity);
}

/** Trusts the files that the manifest of a version lists. */
export function trustRemote({ base, manifest }: LiveRemote): void {
  for (const [path, { integrity }] of Object.entries(manifest.files)) table.set(keyOf(base + path), integrity);
}

/** Forgets every file below `base`; a late request of a version that is gone is refused. */
export function untrust(base: string): void {
  const below = keyOf(base);
  for (const key of table.keys()) if (key.startsWith(below)) table.delete(key);
}

declare global {
  /** Asked by the runtime of every bundle before it adds a script or a stylesheet. */
  var __vccIntegrity: (url: string) => string;
  /** Trusted Types, which the types of the DOM do not know yet; absent in a browser that lacks them. */
  var trustedTypes:
    { createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown } | undefined;
}

globalThis.__vccIntegrity = integrityOf;

/**
 * The browser asks here before any text becomes the address of a script or markup of the page: only listed files and
 * nothing but the empty string pass. Code that is not listed cannot be loaded, wherever it comes from.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (isTrusted(url) ? url : null),
  createHTML: (html) => (html === '' ? html : null),
});
