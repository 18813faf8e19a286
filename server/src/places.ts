import path from 'node:path';

/** `server/src` under Jest, `server/dist` when bundled: both lie at the same depth, so the rest is the same. */
const here = __dirname;

export const rootDir = path.resolve(here, '../..');
export const migrationsDir = path.resolve(here, '../migrations');
export const pgliteWorker = path.resolve(here, '../src/plugins/pglite.worker.mjs');
export const shellDist = path.join(rootDir, 'shell/dist');
export const remotesDir = path.join(rootDir, 'remotes');
