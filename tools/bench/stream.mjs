import { createHash } from 'node:crypto';
import { ask, signIn } from '../faults/client.mjs';

/**
 * A session of its own that does what a page does, short of drawing: holds a stream, asks for the release when it hears
 * of one, verifies all of it as the shell does, and fetches the entry of the cards and checks its hash.
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
  const consider = considering(url, { headers, verify });
  // As a page does that comes up: what is live now, with all its manifests.
  await consider();
  const arrived = follow(response.body, async () => {
    const { offer, remotes } = await consider();
    return offer.chosen.some((live) => live.remote === 'cards' && live.digest === digest) && load(url, remotes);
  });
  return { arrived, leave: () => leaving.abort() };
}

/** Asks for what is live and verifies it, with what was verified before kept as a page keeps it. */
function considering(url, { headers, verify }) {
  const texts = new Map();
  const fetchManifest = async (named) => {
    const text = texts.get(named) ?? (await textAt(`${url}/m/${named}.json`));
    texts.set(named, text);
    return text;
  };
  let known = null;
  return async () => {
    const after = known ? { after: known.number, issuedAt: known.issuedAt } : { after: 0 };
    const { offer } = await ask(url, '/release/current', after, { ...headers, 'x-activity': 'auto' });
    if (!offer) return { offer: { chosen: [] }, remotes: [] };
    const verdict = await verify(offer, { known, fetchManifest, now: new Date() });
    if (verdict.at !== 'verified' || verdict.withheld.length > 0)
      throw new Error(`It was not verified: ${JSON.stringify(verdict)}`);
    known = verdict.known;
    return { offer, remotes: verdict.release.remotes };
  };
}

async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  return response.text();
}

/** The entry of the cards, whole and as its manifest says. */
async function load(url, remotes) {
  const { base, manifest } = remotes.find(({ remote }) => remote === 'cards');
  const text = await textAt(url + base + manifest.entry);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (integrity !== manifest.files[manifest.entry].integrity) throw new Error('The entry is not what was released.');
  return true;
}

/** The moment at which the session has the new version. */
async function follow(body, isThere) {
  const decoder = new TextDecoder();
  let first = true;
  for await (const bytes of body) {
    if (!decoder.decode(bytes, { stream: true }).includes('"release"')) continue;
    // The first event says what is live already.
    if (!first && (await isThere())) return Date.now();
    first = false;
  }
  throw new Error('A stream ended before the new version was there.');
}
