import type { LocalBuild } from '@console/server/delivery/release/builds';
import { containerOf } from '@console/server/delivery/release/container';
import { integrityOf } from '@console/server/delivery/release/integrity';

interface Wanted {
  version: string;
  /** Pages that it did not have yet. */
  without?: readonly string[];
}

/**
 * A build under another version, with names, globals and hashes of its own, as its team would have built it: it can be
 * given to anybody and mounts beside the others.
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
