import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { closeToOthers } from './own-files';
import { StartFailure, textOf } from '../start/start-failure';

/** Creates the data folder if it is missing, checks that it is writable, and removes access for other users of the machine. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    readdirSync(dataDir);
    closeToOthers(dataDir);
  } catch (error) {
    throw new StartFailure(
      `The data folder ${dataDir} cannot be used (${textOf(error)}); set DATA_DIR to a folder of the user that the server runs as.`,
    );
  }
}
