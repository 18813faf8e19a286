import { createHash } from 'node:crypto';
import { ask, signIn } from '../faults/client.mjs';

/**
 * Session that behaves like a page without rendering: opens an event stream, requests the release when it is announced,
 * and fetches new manifests and the entry of cards. `arrived` resolves with the arrival time and with `check`, which
 * verifies the data like the shell. Checks run later and one by one: real users have separate machines, and two hundred
 * verifications on this one would wait for each other.
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
  // Requests the live release with all manifests, like an opening page.
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

/** Requests the release and fetches its manifests; verifies them, and stores the verified state like a page. */
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
      throw new Error(`The release was refused: ${JSON.stringify(verdict)}`);
    known = verdict.known;
    return verdict.release.remotes;
  };
  return { consider, verified, manifestOf: (digest) => JSON.parse(texts.get(digest)) };
}

async function textAt(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return response.text();
}

/** The entry must be the complete file that the verified manifest lists. */
function isVerified(remotes, { address, text }) {
  const { base, manifest } = remotes.find(({ remote }) => remote === 'cards');
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (address !== base + manifest.entry || integrity !== manifest.files[manifest.entry].integrity)
    throw new Error('The entry differs from the released file.');
}

/** Returns the arrival time of the new version, and a function that verifies it. */
async function follow(body, take) {
  const decoder = new TextDecoder();
  let first = true;
  for await (const bytes of body) {
    if (!decoder.decode(bytes, { stream: true }).includes('"release"')) continue;
    // The first event announces the release that is live already.
    const check = first ? null : await take();
    if (check) return { atMs: Date.now(), check };
    first = false;
  }
  throw new Error('A stream ended before the new version arrived.');
}
