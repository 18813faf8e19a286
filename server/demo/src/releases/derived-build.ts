import type { LocalBuild } from '@console/server/releases/release/builds';
import { containerOf } from '@console/server/releases/release/container';
import { integrityOf } from '@console/server/releases/release/integrity';

interface Wanted {
  version: string;
  /** Pages that the version did not have yet. */
  without?: readonly string[];
}

/**
 * Returns a build under another version number, with its own names, globals and hashes, as if its team had built it, so
 * that it can be mounted beside other versions.
 */
export function asVersion({ manifest, facts, read }: LocalBuild, { version, without = [] }: Wanted): LocalBuild {
  const { remote } = manifest;
  const container = containerOf({ remote, version });
  const renamed = (file: string): Buffer =>
    Buffer.from(
      read(file)
        .body.toString('latin1')
        .replaceAll(manifest.container, container)
        .replaceAll(`${remote}@${manifest.version}`, `${remote}@${version}`),
      'latin1',
    );
  const files = Object.fromEntries(
    Object.keys(manifest.files).map((file) => {
      const body = renamed(file);
      return [file, { integrity: integrityOf(body), length: body.length }];
    }),
  );
  const pages = manifest.pages.filter(({ name }) => !without.includes(name));
  return {
    manifest: { ...manifest, version, container, files, pages },
    facts,
    read: (file) => ({ ...read(file), body: renamed(file), brotli: null }),
  };
}
