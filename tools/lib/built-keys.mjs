import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './console.mjs';
import { root } from './root.mjs';

const wrong = (sentence) => ({ at: 'wrong', sentence });

/** Finds the demo key folder that the shell was built with; a demo has several folders after a remote was added. */
export function findBuiltKeys() {
  const shell = path.join(root, 'shell/dist/shell.json');
  if (!existsSync(shell))
    return wrong('The shell was not built here, so it trusts no keys; run npm start, or set KEYS_DIR.');
  const { root: wanted } = JSON.parse(readFileSync(shell, 'utf8'));
  for (let number = 1, folder = path.join(root, 'data/keys'); existsSync(folder);) {
    const { text } = JSON.parse(readFileSync(path.join(folder, 'root.json'), 'utf8'));
    if (text === wanted) return { at: 'keys', folder };
    number += 1;
    folder = path.join(root, `data/keys-${number}`);
  }
  return wrong('The shell was built for keys that are not in data; build again with npm start, or set KEYS_DIR.');
}

/** Returns that folder, or ends the command with an error message if there is none. */
export function builtKeys() {
  const found = findBuiltKeys();
  return found.at === 'wrong' ? fail(found.sentence) : found.folder;
}
