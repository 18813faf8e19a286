import { createHash, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newDevKey } from '../lib/dev-build.mjs';
import { publicationOf, teamKey } from '../lib/publication.mjs';
import { root } from '../lib/root.mjs';
import { ask, post } from './client.mjs';

const hashOf = (kind, bytes, encoding) => createHash(kind).update(bytes).digest(encoding);

/** One of each allowed file extension. */
const allowed = ['js', 'css', 'json', 'png', 'woff2'];
/** Extensions that browsers show as a document. */
export const documents = ['svg', 'html', 'xml', 'xhtml'];

let made = 0;
/** Returns an unused version. */
const newVersion = () => `7.${Math.floor(Date.now() / 1_000) % 1_000_000}.${(made += 1)}`;

const builtCards = () => JSON.parse(readFileSync(path.join(root, 'remotes/cards/dist/manifest.json'), 'utf8'));

/** Returns the last build of cards as another version, with a small file per extension, without signatures. */
function changedBuild(version, endings) {
  const built = builtCards();
  const bodies = new Map(
    endings.map((ending) => [`x/${ending}.${ending}`, Buffer.from(`/* ${version} */ window.taken = '${ending}';`)]),
  );
  const more = Object.fromEntries(
    [...bodies].map(([file, body]) => [
      file,
      { integrity: `sha384-${hashOf('sha384', body, 'base64')}`, length: body.length },
    ]),
  );
  const container = `cards_v${version.replace(/\W/g, '_')}_h${hashOf('sha256', `cards@${version}`, 'hex').slice(0, 8)}`;
  return { bodies, change: { version, container, files: { ...built.files, ...more } } };
}

const baseOf = (version, digest) => `/r/cards/${version}-${digest.slice(0, 8)}/`;

/**
 * Publishes a version with the team key, without activating it. A version that the release checks refuse has no
 * addresses.
 */
export async function publishVersion(origin, headers, { endings = allowed } = {}) {
  const version = newVersion();
  const { bodies, change } = changedBuild(version, endings);
  const { key, id } = teamKey('cards');
  const built = publicationOf('cards', { justification: 'An attack publishes it.', commit: 'none', key: { key, id } });
  const dossier = JSON.stringify({ ...JSON.parse(built.dossier), version });
  const text = JSON.stringify({ ...builtCards(), ...change, dossier: hashOf('sha256', dossier, 'hex') });
  const manifest = { text, signatures: [{ key: id, value: signed(key, text) }] };
  for (const bytes of bodies.values())
    await ask(origin, '/devopsModule/upload', { content: bytes.toString('base64') }, headers);
  const answer = await ask(origin, '/devopsModule/publish', { manifest, dossier, isRehearsal: false }, headers);
  if (answer.at !== 'published') return { version, addresses: [], refusals: answer.refusals };
  const digest = hashOf('sha256', text, 'hex');
  const base = baseOf(version, digest);
  return { version, digest, addresses: [...[...bodies.keys()].map((file) => base + file), `/m/${digest}.json`] };
}

/** Runs a development build, signed with a new key, for its developer only. */
export async function showBuild(origin, headers, { endings = allowed } = {}) {
  const key = newDevKey();
  const version = `${newVersion()}-dev.x`;
  const { bodies, change } = changedBuild(version, endings);
  const text = JSON.stringify({ ...builtCards(), ...change });
  await ask(origin, '/devRemote/begin', { remote: 'cards', publicKey: key.publicKey }, headers);
  for (const bytes of bodies.values())
    await ask(origin, '/devRemote/upload', { content: bytes.toString('base64') }, headers);
  const manifest = { text, signatures: [{ key: key.id, value: key.sign(text) }] };
  const { data } = await post(origin, '/devRemote/show', { manifest }, headers);
  return data?.at === 'shown' ? [...bodies.keys()].map((file) => data.base + file) : [];
}

const signed = (key, text) => sign(null, Buffer.from(`vcc manifest 1\n${text}`), key).toString('base64');
