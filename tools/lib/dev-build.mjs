import { generateKeyPairSync, sign } from 'node:crypto';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Returns a temporary key for one user's builds of one remote; it is never stored. */
export function newDevKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  return {
    publicKey: raw.toString('base64'),
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    sign: (text) => sign(null, Buffer.from(`vcc manifest 1\n${text}`), privateKey).toString('base64'),
  };
}

/** Builds a remote under a new version, and returns its data for the console. */
export async function devBuild(remote, key) {
  const dir = path.join(root, 'remotes', remote);
  const { version: own } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const version = `${own}-dev.${Date.now().toString(36)}`;
  await run(path.join(dir, 'node_modules/.bin/webpack'), ['--config', 'webpack.config.mjs'], {
    cwd: dir,
    env: { ...process.env, DEV_VERSION: version },
  });
  const output = path.join(dir, 'node_modules/.cache/dev');
  const text = JSON.stringify(JSON.parse(readFileSync(path.join(output, 'manifest.json'), 'utf8')));
  return {
    version,
    manifest: { text, signatures: [{ key: key.id, value: key.sign(text) }] },
    read: (file) => readFileSync(path.join(output, file)),
  };
}
