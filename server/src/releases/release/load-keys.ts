import { rootKeys } from '@console/contracts/release';
import { StartFailure } from '../../platform/start/start-failure';
import { demoFolders } from './demo-keys';
import { readKeys, remedy, rootIn, type Keys } from './keys';
import { isRootSigned } from './signing';

interface Wanted {
  keysDir: string | null;
  /** Key folder of a demo. */
  demoDir: string;
  demo: boolean;
  /** Text of the `root.json` that the shell was built with. */
  trustedRoot: string;
}

/**
 * Loads keys from `KEYS_DIR`, or the demo keys that the shell was built for. Refuses keys that browsers would reject.
 */
export function loadKeys({ keysDir, demoDir, demo, trustedRoot }: Wanted): Keys {
  if (keysDir === null && !demo) throw new StartFailure(`Releases need keys and KEYS_DIR is not set; ${remedy}.`);
  const folder = keysDir ?? demoFolders(demoDir).find((one) => rootIn(one).text === trustedRoot);
  if (folder === undefined)
    throw new StartFailure(`The shell was built for keys that are not at ${demoDir}; build again with npm start.`);
  const keys = readKeys(folder);
  if (!isBelieved(keys, trustedRoot))
    throw new StartFailure(
      `The shell was not built for ${folder}/root.json, so browsers would refuse its releases; build with ROOT_FILE set to this file.`,
    );
  return keys;
}

/**
 * Returns true if the shell was built with this root, or if enough root keys of the shell's root signed this newer one.
 */
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
