import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const checkout = path.resolve(__dirname, '../..');

/** Signature of a text: the key's id, and the signature in Base64. */
export interface Signature {
  key: string;
  value: string;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Folder of the private keys whose public keys the shell was built with. */
export function keysFolder(): string {
  const preset = process.env['KEYS_DIR'];
  if (preset) return path.resolve(checkout, preset);
  const { root } = JSON.parse(readFileSync(path.join(checkout, 'shell/dist/shell.json'), 'utf8')) as { root: string };
  const data = path.join(checkout, 'data');
  const folder = readdirSync(data)
    .map((name) => path.join(data, name))
    .find((place) => existsSync(path.join(place, 'root.json')) && rootIn(place) === root);
  if (!folder) throw new Error('The keys that the shell was built with are not there; build it again.');
  return folder;
}

const rootIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'root.json'), 'utf8')) as { text: string }).text;

/** Signs with a key: `release`, or a team key such as `team-cards`. */
export function signAs(name: string, kind: 'manifest' | 'release' | 'root', text: string): Signature {
  const key = createPrivateKey(readFileSync(path.join(keysFolder(), `${name}.pem`)));
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  return { key: id, value: sign(null, Buffer.from(`vcc ${kind} 1\n${text}`), key).toString('base64') };
}
