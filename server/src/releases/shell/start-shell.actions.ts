import type { Pool } from 'pg';
import { inTransaction } from '../../platform/db/transaction';
import { StartFailure } from '../../platform/start/start-failure';
import type { Builds } from '../release/builds';
import { integrityOf } from '../release/integrity';
import { keyOf } from '../release/releases';
import { digestOf } from '../release/signing';
import { lockObjects } from '../store/listed-object.query';
import type { ObjectStore } from '../store/object-store';
import { noteShellBuild, removeOldShellBuilds } from './shell-build.store';

/** Number of builds whose files are served. Older ones are removed. */
const buildsMax = 10;

interface Start {
  builds: Builds;
  store: ObjectStore;
  now: Date;
}

/** Stores the files of this process's shell build, so that all processes can serve them. */
export const startShell = (pool: Pool, { builds, store, now }: Start): Promise<void> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    await lockObjects(db);
    await storeFiles(builds, store);
    const { files } = builds.shell;
    await noteShellBuild(db, { digest: digestOf(JSON.stringify(files)), files, startedAt: now.toISOString() });
    await removeOldShellBuilds(db, buildsMax);
  });

/** Stores missing files. A file that was changed since the build stops the start: browsers would refuse it. */
async function storeFiles({ shell, assets }: Builds, store: ObjectStore): Promise<void> {
  const files = Object.entries(shell.files).map(async ([file, { integrity }]) => {
    const asset = assets.get(`/s/${file}`);
    if (!asset || integrityOf(asset.body) !== integrity)
      throw new StartFailure(`shell/dist/${file} differs from the build; build again with npm start.`);
    const key = keyOf(integrity);
    if ((await store.putAt(key)) !== null) return;
    // Store the compressed form first: once the file is stored, both exist.
    if (asset.brotli) await store.put(`${key}.br`, asset.brotli);
    await store.put(key, asset.body);
  });
  await Promise.all(files);
}
