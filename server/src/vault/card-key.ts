import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start/start-failure';

const hexKey = /^[0-9a-f]{64}$/i;

/**
 * The master key of the card numbers: `CARD_KEY` (64 hex digits), else a file in the data folder that is made at
 * the first start. Without the key the stored numbers are lost, so a damaged one stops the start.
 */
export function loadCardKey(dataDir: string, fromEnvironment: string | undefined): Buffer {
  if (fromEnvironment !== undefined) return parse(fromEnvironment, 'CARD_KEY');
  const file = path.join(dataDir, 'card.key');
  if (!existsSync(file)) makeKey(file);
  return parse(readFileSync(file, 'utf8').trim(), file);
}

/** Written beside and then linked: of two processes that start at once, both read the same whole key. */
function makeKey(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

function parse(text: string, where: string): Buffer {
  if (!hexKey.test(text))
    throw new StartFailure(`The card key in ${where} must be 64 hexadecimal digits; restore the right one.`);
  return Buffer.from(text, 'hex');
}
