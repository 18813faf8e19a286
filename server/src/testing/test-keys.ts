import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadKeys, type Keys } from '../release/keys';

/** A fresh set of keys that lies nowhere. */
export function testKeys(remotes: readonly string[] = ['accounts', 'cards']): Keys {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vcc-test-keys-'));
  try {
    return loadKeys({ keysDir: null, dataDir, demo: true, remotes });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
