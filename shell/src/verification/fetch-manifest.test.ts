import { until } from '@console/configs/jest/deadline';
import { fetchManifest } from './fetch-manifest';
import { digestOf } from './signatures';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Serves the given responses in order. Returns the list of requests. */
function wire(...answers: (() => Response)[]): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (address, { cache = 'default' } = {}) => {
    requested.push(`${address instanceof Request ? address.url : address.toString()} ${cache}`);
    const respond = answers[requested.length - 1];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  };
  return requested;
}

test('a manifest is fetched once, by its digest', async () => {
  const digest = await digestOf('{}');
  const requested = wire(() => new Response('{}'));
  expect(await Promise.all([fetchManifest(digest), fetchManifest(digest)])).toEqual(['{}', '{}']);
  expect(requested).toEqual([`/m/${digest}.json default`]);
});

test.each([
  ['a text with another digest', () => new Response('<html></html>')],
  ['an error response', () => new Response('gone', { status: 404 })],
])('%s is requested again past the HTTP cache, and the right text is returned', async (_name, wrong) => {
  const text = `{ "after": "${_name}" }`;
  const digest = await digestOf(text);
  const requested = wire(wrong, () => new Response(text));
  expect(await fetchManifest(digest)).toBe(text);
  expect(requested).toEqual([`/m/${digest}.json default`, `/m/${digest}.json reload`]);
});

test('a text with another digest is returned if a second response confirms it, and is requested again by the next call', async () => {
  const [wrong, right] = [() => new Response('wrong'), () => new Response('right')];
  const requested = wire(wrong, wrong, right);
  const digest = await digestOf('right');
  expect(await fetchManifest(digest)).toBe('wrong');
  await until(async () => (await fetchManifest(digest)) === 'right');
  expect(requested.at(-1)).toBe(`/m/${digest}.json default`);
});

test('a failed manifest is requested again by the next call', async () => {
  const gone = () => new Response('gone', { status: 404 });
  const digest = await digestOf('later');
  wire(gone, gone, () => new Response('later'));
  await expect(fetchManifest(digest)).rejects.toThrow(`/m/${digest}.json is answered with 404`);
  expect(await fetchManifest(digest)).toBe('later');
});

test('a response without an end is aborted', async () => {
  let sent = 0;
  let cuts = 0;
  const endless = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull: (to) => {
          sent += 65_536;
          to.enqueue(new Uint8Array(65_536));
        },
        cancel: () => {
          cuts += 1;
        },
      }),
    );
  wire(endless, endless);
  await expect(fetchManifest('cc')).rejects.toThrow('/m/cc.json has no end');
  expect([cuts, sent < 2_600_000]).toEqual([2, true]);
});
