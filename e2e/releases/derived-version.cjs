const { createHash, createPrivateKey, createPublicKey, sign } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');

const cardsDist = path.resolve(__dirname, '../../remotes/cards/dist');
const hashOf = (algorithm, bytes, form) => createHash(algorithm).update(bytes).digest(form);

/**
 * Returns a build from `dist` (by default of cards) as another version, with its own names and signed with the team key
 * in `keysDir`. `change` can break a file before it is hashed; `edit` can change the manifest.
 */
module.exports = ({ keysDir, version, change = (text) => text, edit = (manifest) => manifest, dist = cardsDist }) => {
  const read = (name) => readFileSync(path.join(dist, name), 'utf8');
  const built = JSON.parse(read('manifest.json'));
  const { remote } = built;
  // Salt of generated names, as in a build: two versions never share a name.
  const salt = hashOf('sha256', `${remote}@${version}`, 'hex').slice(0, 8);
  const container = `${remote}_v${version.replace(/\W/g, '_')}_h${salt}`;
  const bodies = Object.keys(built.files).map((file) => {
    const renamed = read(file)
      .replaceAll(built.container, container)
      .replaceAll(`${remote}@${built.version}`, `${remote}@${version}`);
    return [file, Buffer.from(change(renamed))];
  });
  const files = Object.fromEntries(
    bodies.map(([file, bytes]) => [
      file,
      { integrity: `sha384-${hashOf('sha384', bytes, 'base64')}`, length: bytes.length },
    ]),
  );
  const provenance = { commit: 'none', builder: 'derived' };
  const justification = 'Shows that versions change.';
  const facts = JSON.parse(read('facts.json'));
  const dossier = JSON.stringify({ ...facts, remote, version, provenance, justification });
  const text = JSON.stringify(edit({ ...built, version, container, files, dossier: hashOf('sha256', dossier, 'hex') }));
  return {
    manifest: { text, signatures: [signatureOf(path.join(keysDir, `team-${remote}.pem`), text)] },
    dossier,
    files: bodies.map(([, bytes]) => bytes),
  };
};

function signatureOf(keyFile, text) {
  const key = createPrivateKey(readFileSync(keyFile));
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32);
  const value = sign(null, Buffer.from(`vcc manifest 1\n${text}`), key).toString('base64');
  return { key: hashOf('sha256', raw, 'hex').slice(0, 16), value };
}
