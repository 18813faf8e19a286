import path from 'node:path';

/** `server/src` under Jest, `server/dist` when bundled: both lie at the same depth, so the rest is the same. */
const here = __dirname;

export const rootDir = path.resolve(here, '../..');
export const migrationsDir = path.resolve(here, '../migrations');
/** Keys of a demo belong to the build of the shell that trusts them, and so to the checkout, wherever its data is. */
export const demoKeysDir = path.join(rootDir, 'data/keys');
export const pgliteWorker = path.resolve(here, '../src/plugins/pglite.worker.mjs');

/** Where the builds lie below the folder that holds them. */
export const buildsIn = (folder: string) => ({
  shellDist: path.join(folder, 'shell/dist'),
  remotesDir: path.join(folder, 'remotes'),
});
