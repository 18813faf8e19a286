import { fetchManifest } from './fetch-manifest';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** The wire, answering with one body after the other. */
function wire(...answers: (() => Response)[]): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (address) => {
    requested.push(address instanceof Request ? address.url : address.toString());
    const respond = answers[requested.length - 1];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  };
  return requested;
}

test('a manifest is fetched once, by its digest', async () => {
  const requested = wire(() => new Response('{}'));
  expect(await Promise.all([fetchManifest('aa'), fetchManifest('aa')])).toEqual(['{}', '{}']);
  expect(requested).toEqual(['/m/aa.json']);
});

test('what failed is fetched again when somebody asks again', async () => {
  wire(
    () => new Response('gone', { status: 404 }),
    () => new Response('{}'),
  );
  await expect(fetchManifest('bb')).rejects.toThrow('/m/bb.json is answered with 404');
  expect(await fetchManifest('bb')).toBe('{}');
});

test('one without an end is cut off', async () => {
  let sent = 0;
  let isCut = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      sent += 65_536;
      to.enqueue(new Uint8Array(65_536));
    },
    cancel: () => {
      isCut = true;
    },
  });
  wire(() => new Response(body));
  await expect(fetchManifest('cc')).rejects.toThrow('/m/cc.json has no end');
  expect([isCut, sent < 1_300_000]).toEqual([true, true]);
});
