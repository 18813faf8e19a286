import { ask, signIn } from '../faults/client.mjs';

/** A session of its own that holds a stream, and asks for the release when it hears of one, as a page does. */
export async function holdStream(url, digest) {
  const headers = await signIn(url, 'support');
  const leaving = new AbortController();
  const response = await fetch(`${url}/admin/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
    signal: leaving.signal,
  });
  const arrived = follow(response.body, async () => {
    const { offer } = await ask(url, '/release/current', { after: 0 }, { ...headers, 'x-activity': 'auto' });
    return offer.chosen.some((live) => live.remote === 'cards' && live.digest === digest);
  });
  return { arrived, leave: () => leaving.abort() };
}

/** The moment at which the session knows the new version. */
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
