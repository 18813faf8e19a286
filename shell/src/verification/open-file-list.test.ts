import { mayPass } from '@console/remote-kit';
import { briefOf, fileListOf, type LiveRemote } from '@console/contracts/release';
import { causeOf } from '../mounting/file-failures';
import { manifestOf } from '../testing/signing';
import { openFileList } from './open-file-list';
import { digestOf } from './signatures';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Serves the given texts in order, and returns the list of requests. */
function wire(...answers: string[]): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (address, { cache = 'default' } = {}) => {
    requested.push(`${address instanceof Request ? address.url : address.toString()} ${cache}`);
    const text = answers[requested.length - 1];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return new Response(text);
  };
  return requested;
}

let versions = 0;

/** A verified version with a brief manifest, and the text of its file list. */
async function versionWith(change: (list: object) => unknown = (list) => list) {
  versions += 1;
  const version = `1.0.${versions}`;
  const whole = { ...manifestOf('cards', version), dossier: 'a'.repeat(64) };
  const file = { integrity: `sha384-${'A'.repeat(64)}`, length: versions };
  const manifest = { ...whole, files: { ...whole.files, 'c/version.js': file } };
  const changed = change(fileListOf(manifest));
  const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
  const brief = briefOf(manifest, { digest: await digestOf(text), length: new TextEncoder().encode(text).length });
  const remote: LiveRemote = { remote: 'cards', version, base: `/r/cards/${version}/`, manifest: brief };
  return { remote, text, whole: manifest };
}

const failureOf = async (remote: LiveRemote): Promise<unknown> => {
  try {
    return await openFileList(remote);
  } catch (error) {
    return error;
  }
};

test('a manifest that has its files needs no request', async () => {
  const requested = wire();
  const manifest = manifestOf('cards', '1.0.0');
  expect(await openFileList({ base: '/r/cards/1/', manifest })).toBe(manifest);
  expect(requested).toEqual([]);
});

test('the list of a brief manifest is fetched once, below the base of its version', async () => {
  const { remote, text, whole } = await versionWith();
  const requested = wire(text);
  expect(await Promise.all([openFileList(remote), openFileList(remote)])).toEqual([whole, whole]);
  expect(requested).toEqual([`${remote.base}files.json default`]);
});

test('a wrong list in the HTTP cache is requested again past it', async () => {
  const { remote, text, whole } = await versionWith();
  const requested = wire('<html></html>', text);
  expect(await openFileList(remote)).toEqual(whole);
  expect(requested).toEqual([`${remote.base}files.json default`, `${remote.base}files.json reload`]);
});

test.each<[string, (text: string) => Promise<string> | string]>([
  ['with another hash of a file', (text) => text.replace('sha384-C', 'sha384-D')],
  ['without a file', (text) => text.replace(/"c\/version.js":\{[^}]*\}/, '"x":0')],
  ['of another version', async () => (await versionWith()).text],
  ['that is empty', () => ''],
])('a list %s is refused like a file with another hash: a retry can succeed', async (_name, change) => {
  const { remote, text } = await versionWith();
  const other = await change(text);
  expect(other).not.toBe(text);
  wire(other, other);
  const failure = await failureOf(remote);
  expect(failure).toMatchObject({ name: 'ChunkLoadError', message: expect.stringContaining('files.json') });
  expect(mayPass(failure)).toBe(true);
  expect(String(causeOf(failure))).toContain('files.json has another digest');
});

test('a list without an answer fails as a file without an answer, and the next call requests it again', async () => {
  const { remote, text, whole } = await versionWith();
  wire();
  expect(causeOf(await failureOf(remote))).toMatchObject({ name: 'NoAnswer' });
  wire(text);
  expect(await openFileList(remote)).toEqual(whole);
});

test('a list longer than signed is aborted', async () => {
  const { remote, text } = await versionWith();
  wire(`${text} `, `${text} `);
  expect(String(causeOf(await failureOf(remote)))).toContain('has no end');
});

/** Lists that the team signed although browsers must not use them. */
const unusable: [string, (list: Record<string, unknown>) => unknown][] = [
  ['a needed file without a hash', ({ files: _files, ...rest }) => ({ ...rest, files: {} })],
  [
    'a path out of the folder',
    ({ files, ...rest }) => ({
      ...rest,
      files: { ...(files as object), '../x.js': { integrity: `sha384-${'A'.repeat(64)}`, length: 1 } },
    }),
  ],
  [
    'a malformed hash, which browsers would ignore',
    ({ files, ...rest }) => ({ ...rest, files: { ...(files as object), 'c/1.js': { integrity: 'x', length: 1 } } }),
  ],
  ['an unknown field', (list) => ({ ...list, also: 1 })],
  ['fewer pages than the manifest', (list) => ({ ...list, pages: [] })],
  ['no pages', ({ pages: _pages, ...rest }) => rest],
  ['contributions that the manifest does not have', (list) => ({ ...list, contributes: [{ files: [] }] })],
  ['no JSON', () => 'files'],
  ['no object', () => null],
];

test.each(unusable)('a signed list with %s is refused as a fault of the version', async (_name, change) => {
  const { remote, text } = await versionWith((list) => change(list as Record<string, unknown>));
  wire(text);
  const failure = await failureOf(remote);
  expect(failure).toBeInstanceOf(Error);
  expect(mayPass(failure)).toBe(false);
});

test('a list cannot change what the manifest says of the version', async () => {
  const { remote, text } = await versionWith((list) => ({ ...list, container: 'accounts_v1', entry: 'c/1.js' }));
  wire(text);
  const { container, entry } = await openFileList(remote);
  expect([container, entry]).toEqual([remote.manifest.container, remote.manifest.entry]);
});
