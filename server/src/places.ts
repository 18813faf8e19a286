import path from 'node:path';

/** `server/src` under Jest, `server/dist` when bundled: both lie at the same depth, so the rest is the same. */
const here = __dirname;

export const rootDir = path.resolve(here, '../..');
export const migrationsDir = path.resolve(here, '../migrations');
export const pgliteWorker = path.resolve(here, '../src/plugins/pglite.worker.mjs');

/** Where the builds lie below the folder that holds them. */
export const buildsIn = (folder: string) => ({
  shellDist: path.join(folder, 'shell/dist'),
  remotesDir: path.join(folder, 'remotes'),
});
