import { createHash, createPublicKey, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const checkout = path.resolve(import.meta.dirname, '../..');

/** Prefix of an Ed25519 key in SubjectPublicKeyInfo format; the 32 bytes of the key follow. */
const spkiStart = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * File with the keys that a build of the shell trusts: `ROOT_FILE`, the `root.json` of a deployment, or the newest one
 * of the demo.
 */
function rootFile() {
  if (process.env.ROOT_FILE) return path.resolve(checkout, process.env.ROOT_FILE);
  if (process.env.KEYS_DIR) return path.resolve(checkout, process.env.KEYS_DIR, 'root.json');
  let folder = path.join(checkout, 'data/keys');
  for (let number = 2; existsSync(path.join(checkout, `data/keys-${number}`)); number += 1)
    folder = path.join(checkout, `data/keys-${number}`);
  return path.join(folder, 'root.json');
}

/** Exact text of that file, after checking that enough of its root keys have signed it. */
export function trustedRoot() {
  const file = rootFile();
  if (!existsSync(file))
    throw new Error(
      `The shell has no keys to trust: ${file} does not exist. Run npm start for demo keys, or set ROOT_FILE.`,
    );
  const { text, signatures } = JSON.parse(readFileSync(file, 'utf8'));
  const { keys, root } = JSON.parse(text);
  const bytes = Buffer.from(`vcc root 1\n${text}`);
  const signers = root.keys.filter((id) => signatures.some((it) => it.key === id && isGood(it, bytes, keys)));
  if (root.threshold < 1 || new Set(signers).size < root.threshold)
    throw new Error(
      `${file} is not signed by enough of its root keys; restore it, or generate keys with npm run keys.`,
    );
  return text;
}

function isGood({ key, value }, bytes, keys) {
  const raw = Buffer.from(keys[key] ?? '', 'base64');
  if (raw.length !== 32 || createHash('sha256').update(raw).digest('hex').slice(0, 16) !== key) return false;
  const publicKey = createPublicKey({ key: Buffer.concat([spkiStart, raw]), format: 'der', type: 'spki' });
  return verify(null, bytes, publicKey, Buffer.from(value, 'base64'));
}
