import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeKeyFile, parseKey } from './key-file';

/**
 * Loads the master key of the card numbers: `CARD_KEY` (64 hex digits), or a file in the data folder that is created at
 * the first start. An invalid key stops the start, because the stored numbers cannot be decrypted without the right
 * key.
 */
export function loadCardKey(dataDir: string, fromEnvironment: string | undefined): Buffer {
  if (fromEnvironment !== undefined) return parseKey(fromEnvironment, 'CARD_KEY');
  const file = path.join(dataDir, 'card.key');
  if (!existsSync(file)) makeKeyFile(file, randomBytes(32).toString('hex'));
  return parseKey(readFileSync(file, 'utf8').trim(), file);
}
