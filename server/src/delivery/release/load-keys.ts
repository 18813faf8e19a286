import { rootKeys } from '@console/contracts/release';
import { StartFailure } from '../../platform/start/start-failure';
import { demoFolders } from './demo-keys';
import { readKeys, remedy, rootIn, type Keys } from './keys';
import { isRootSigned } from './signing';

interface Wanted {
  keysDir: string | null;
  /** Where a demo has its keys. */
  demoDir: string;
  demo: boolean;
  /** The text of `root.json` that the shell was built with. */
  trustedRoot: string;
}

/** Keys of `KEYS_DIR`, or those of the demo that the shell was built for. Keys that no browser would believe are refused. */
export function loadKeys({ keysDir, demoDir, demo, trustedRoot }: Wanted): Keys {
  if (keysDir === null && !demo) throw new StartFailure(`Releases need keys and KEYS_DIR is not set; ${remedy}.`);
  const folder = keysDir ?? demoFolders(demoDir).find((one) => rootIn(one).text === trustedRoot);
  if (folder === undefined)
    throw new StartFailure(`The shell was built for keys that are not at ${demoDir}; build again with npm start.`);
  const keys = readKeys(folder);
  if (!isBelieved(keys, trustedRoot))
    throw new StartFailure(
      `The shell was not built for ${folder}/root.json, so no browser would believe it; build with ROOT_FILE set to it.`,
    );
  return keys;
}

/** The shell was built with these keys, or enough of the root keys that it was built with have signed them later. */
function isBelieved({ root, signedRoot }: Keys, trustedRoot: string): boolean {
  if (signedRoot.text === trustedRoot) return true;
  const built = rootKeys.safeParse(jsonIn(trustedRoot));
  if (!built.success || root.version <= built.data.version) return false;
  return isRootSigned(signedRoot, built.data);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
