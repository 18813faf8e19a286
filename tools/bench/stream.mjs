import { createHash } from 'node:crypto';
import { ask, signIn } from '../faults/client.mjs';

/**
 * A session of its own that does what a page does, short of drawing: holds a stream, asks for the release when it hears
 * of one, and fetches its new manifests and the entry of the cards. `arrived` settles with the moment at which all of it
 * is there, and with `check`, which verifies it as the shell does: the processor that does it is the user's own, and two
 * hundred verifications on this one would wait for each other.
 */
export async function holdStream(url, { digest, verify }) {
  const headers = await signIn(url, 'support');
  const leaving = new AbortController();
  const response = await fetch(`${url}/admin/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
    signal: leaving.signal,
  });
  const { consider, verified, manifestOf } = considering(url, { headers, verify });
  // As a page does that comes up: what is live now, with all its manifests.
  await consider();
  await verified();
  const arrived = follow(response.body, async () => {
    const { chosen } = await consider();
    if (!chosen.some((live) => live.remote === 'cards' && live.digest === digest)) return null;
    const { version, entry } = manifestOf(digest);
    const address = `/r/cards/${version}-${digest.slice(0, 8)}/${entry}`;
    const text = await textAt(url + address);
    return async () => isVerified(await verified(), { address, text });
  });
  return { arrived, leave: () => leaving.abort() };
}

/** Asks for what is live and fetches its manifests; verifies it, with what was verified before kept as a page keeps it. */
function considering(url, { headers, verify }) {
  const texts = new Map();
  let known = null;
  let offer = null;
  const fetchManifest = async (named) => {
    const text = texts.get(named) ?? (await textAt(`${url}/m/${named}.json`));
    texts.set(named, text);
    return text;
  };
  const consider = async () => {
    const after = known ? { after: known.number, issuedAt: known.issuedAt } : { after: 0 };
    const answer = await ask(url, '/release/current', after, { ...headers, 'x-activity': 'auto' });
    if (!answer.offer) return { chosen: [] };
    ({ offer } = answer);
    await Promise.all(offer.chosen.map(({ digest }) => fetchManifest(digest)));
    return offer;
  };
  const verified = async () => {
    const verdict = await verify(offer, { known, fetchManifest, now: new Date() });
    if (verdict.at !== 'verified' || verdict.withheld.length > 0)
      throw new Error(`It was not verified: ${JSON.stringify(verdict)}`);
    known = verdict.known;
    return verdict.release.remotes;
  };
  return { consider, verified, manifestOf: (digest) => JSON.parse(texts.get(digest)) };
}

async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return response.text();
}

/** The entry is the one that the verified manifest names, whole. */
function isVerified(remotes, { address, text }) {
  const { base, manifest } = remotes.find(({ remote }) => remote === 'cards');
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (address !== base + manifest.entry || integrity !== manifest.files[manifest.entry].integrity)
    throw new Error('The entry is not what was released.');
}

/** The moment at which the session has the new version, and how to check what it has. */
async function follow(body, take) {
  const decoder = new TextDecoder();
  let first = true;
  for await (const bytes of body) {
    if (!decoder.decode(bytes, { stream: true }).includes('"release"')) continue;
    // The first event says what is live already.
    const check = first ? null : await take();
    if (check) return { atMs: Date.now(), check };
    first = false;
  }
  throw new Error('A stream ended before the new version was there.');
}
