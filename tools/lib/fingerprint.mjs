import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const ignored = new Set(['node_modules', 'dist', '.cache', 'data']);
const stamps = path.join(root, 'node_modules/.cache/vcc');

/** Returns all files below a path of the checkout, sorted. */
function filesBelow(place) {
  const at = path.join(root, place);
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [place];
  return readdirSync(at)
    .filter((name) => !ignored.has(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

/** Returns a hash of the names and contents of all files below `places`, and of `extra`. */
function fingerprint(places, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of places.flatMap(filesBelow).filter((file) => !/\.test\.\w+$/.test(file)))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Runs the work, unless its inputs are unchanged since the last success and its result exists. */
export async function unlessUnchanged({ name, inputs, extra = '', result }, work) {
  const stamp = path.join(stamps, `${name.replace(/\W/g, '-')}.sha256`);
  const now = fingerprint(inputs, extra);
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === now && existsSync(path.join(root, result));
  if (isFresh) return 'unchanged';
  await work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, now);
  return 'done';
}
