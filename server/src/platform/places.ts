import { existsSync } from 'node:fs';
import path from 'node:path';

/** The package of the server, whether its sources run or what is built from them: it has the migrations. */
const packageDir = packageOf(__dirname);

export const rootDir = path.dirname(packageDir);
export const migrationsDir = path.join(packageDir, 'migrations');
/** Keys of a demo belong to the build of the shell that trusts them, and so to the checkout, wherever its data is. */
export const demoKeysDir = path.join(rootDir, 'data/keys');
export const drawProcess = path.join(packageDir, 'src/platform/files/draw.worker.mjs');
export const pgliteWorker = path.join(packageDir, 'src/platform/db/pglite.worker.mjs');

/** Where the builds lie below the folder that holds them. */
export const buildsIn = (folder: string) => ({
  shellDist: path.join(folder, 'shell/dist'),
  remotesDir: path.join(folder, 'remotes'),
});

function packageOf(folder: string): string {
  if (existsSync(path.join(folder, 'migrations'))) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('The folder of migrations is missing: start the server from a whole checkout.');
  return packageOf(above);
}
