import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKeys, type Keys } from '../releases/release/keys';
import { makeKeys } from '../releases/release/make-keys';

/** New signing keys, which are not stored. */
export function testKeys(remotes: readonly string[] = ['accounts', 'cards']): Keys {
  const folder = mkdtempSync(path.join(tmpdir(), 'vcc-test-keys-'));
  try {
    makeKeys(path.join(folder, 'keys'), remotes);
    return readKeys(path.join(folder, 'keys'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
