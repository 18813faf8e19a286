import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start/start-failure';

const hexKey = /^[0-9a-f]{64}$/i;

/**
 * Parses a key of 256 bits in 64 hex digits. Any other text stops the start: data encrypted with a wrong key would be
 * lost.
 */
export function parseKey(text: string, where: string): Buffer {
  if (!hexKey.test(text))
    throw new StartFailure(`The card key in ${where} must be 64 hexadecimal digits; restore the correct key.`);
  return Buffer.from(text, 'hex');
}

/**
 * Writes a temporary file and links it, so that two processes that start concurrently read the same complete file. The
 * temporary file has a random name, because processes in two containers can have the same process number.
 */
export function makeKeyFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}
