import type { Db } from '../../platform/context';
import type { Asset, Builds } from '../release/builds';
import { RecentCache } from '../release/recent-cache';
import { readAsset } from '../release/releases';
import type { ObjectStore } from '../store/object-store';
import { findShellFileLists } from './shell-build.store';

/** Access to files of the shell by their path, such as `/s/main.0a1b2c3d4e.js`. */
export interface ShellFiles {
  asset: (address: string) => Promise<Asset | null>;
}

/**
 * Limits of the list cache: new builds are served after at most a second, and requests for unknown paths cause one
 * query per second.
 */
const listBounds = { most: 1, forMs: 1000 };
const fileBounds = { most: 50, forMs: 60_000 };

interface Sources {
  builds: Pick<Builds, 'assets'>;
  owner: Db;
  store: ObjectStore;
}

/** Serves this process's build from memory, and builds of other processes from the store. */
export function createShellFiles({ builds, owner, store }: Sources): ShellFiles {
  const lists = new RecentCache<ReadonlyMap<string, string>>(listBounds);
  const files = new RecentCache<Asset>(fileBounds);

  const listed = async (address: string) => (await lists.of('all', () => findIntegrities(owner)))?.get(address);

  return {
    asset: async (address) => {
      const own = builds.assets.get(address);
      if (own) return own;
      const integrity = await listed(address);
      return integrity === undefined ? null : files.of(address, () => readAsset(store, address, integrity));
    },
  };
}

/** Returns the hashes of all builds' files by path. The build with the latest start wins if two have the same path. */
async function findIntegrities(owner: Db): Promise<ReadonlyMap<string, string>> {
  const entries = (await findShellFileLists(owner)).flatMap((files) => Object.entries(files));
  return new Map(entries.toReversed().map(([file, { integrity }]) => [`/s/${file}`, integrity]));
}
