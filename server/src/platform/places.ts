import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the server package with the migrations, for both sources and builds. */
const packageDir = packageOf(__dirname);

export const rootDir = path.dirname(packageDir);
export const migrationsDir = path.join(packageDir, 'migrations');
/** The shell build trusts these demo keys, so they belong to the checkout, wherever its data is. */
export const demoKeysDir = path.join(rootDir, 'data/keys');
export const drawProcess = path.join(packageDir, 'src/platform/files/draw.worker.mjs');
export const pgliteWorker = path.join(packageDir, 'src/platform/db/pglite.worker.mjs');

/** Returns the folders of the builds below a folder. */
export const buildsIn = (folder: string) => ({
  shellDist: path.join(folder, 'shell/dist'),
  remotesDir: path.join(folder, 'remotes'),
});

function packageOf(folder: string): string {
  if (existsSync(path.join(folder, 'migrations'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('The migrations folder is missing; start the server from a complete checkout.');
  return packageOf(above);
}
