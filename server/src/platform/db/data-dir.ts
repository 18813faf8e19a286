import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { closeToOthers } from './own-files';
import { StartFailure, textOf } from '../start/start-failure';

/** Makes the data folder where it is missing, tries it, and keeps everybody else of the machine out of it. */
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
