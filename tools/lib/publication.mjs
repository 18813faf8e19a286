import { createHash, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './console.mjs';
import { builtKeys } from './built-keys.mjs';
import { textsOf } from './file-list.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { readTeamKey } from './team-key.mjs';

/** Returns the folder of the private keys that this checkout's shell trusts. */
export const keysDir = () => (process.env.KEYS_DIR ? path.resolve(root, process.env.KEYS_DIR) : builtKeys());

/** Returns the commit to build. The checkout must be clean, because others must be able to reproduce the version. */
export async function cleanCommit() {
  const changes = await run('git', ['status', '--porcelain']).catch(() => null);
  if (changes === null) return 'unknown';
  if (changes.trim() !== '')
    fail('The checkout has uncommitted changes; commit them first, so that the build is reproducible.');
  return (await run('git', ['rev-parse', 'HEAD'])).trim();
}

/** Reads the team's key, which exists on this machine only. */
export function teamKey(remote) {
  const read = readTeamKey(path.join(keysDir(), `team-${remote}.pem`));
  return read.at === 'wrong' ? fail(read.sentence) : read;
}

/** Returns the upload of a built remote: signed manifest, file list, dossier and files. */
export function publicationOf(remote, { justification, commit, key: { key, id } }) {
  const dist = path.join(root, 'remotes', remote, 'dist');
  const read = (name) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));
  const [built, facts] = [read('manifest.json'), read('facts.json')];
  const provenance = { commit, builder: `node ${process.version} ${process.platform}` };
  const { version } = built;
  const dossier = JSON.stringify({ ...facts, remote, version, provenance, justification });
  const dossierDigest = createHash('sha256').update(dossier).digest('hex');
  const { manifest: text, files } = textsOf({ ...built, dossier: dossierDigest });
  // The signed text includes the kind, so that the signature is valid for manifests only.
  const value = sign(null, Buffer.from(`vcc manifest 1\n${text}`), key).toString('base64');
  return {
    version,
    manifest: { text, signatures: [{ key: id, value }] },
    files,
    dossier,
    uploads: Object.keys(built.files).map((file) => readFileSync(path.join(dist, file))),
  };
}
