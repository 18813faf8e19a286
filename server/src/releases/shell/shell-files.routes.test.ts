import { memoryStore } from '../../testing/memory-store';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { testBuilds } from '../../testing/test-builds';
import { testNow } from '../../testing/test-world';
import type { Builds } from '../release/builds';
import { integrityOf } from '../release/integrity';
import { objectSweep } from '../store/sweep-objects';
import { createShellFiles } from './shell-files';
import { startShell } from './start-shell.actions';

const dayMs = 24 * 60 * 60_000;
const store = memoryStore();
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ store });
});
afterAll(() => test.close());

/** Creates a build of the shell with one script that contains the build's name. */
function buildOf(name: string): Builds {
  const body = Buffer.from(`shell ${name}`);
  const file = `main.${name}.js`;
  const asset = { body, brotli: Buffer.from(`packed ${name}`), type: 'text/javascript; charset=utf-8' };
  const files = { [file]: { integrity: integrityOf(body), length: body.length } };
  return { shell: { ...testBuilds().shell, files }, assets: new Map([[`/s/${file}`, asset]]) };
}

/** Starts a process with a build, some seconds after the first one. */
const start = (name: string, seconds = 0) =>
  startShell(test.database.pool, {
    builds: buildOf(name),
    store,
    now: new Date(testNow.getTime() + seconds * 1000),
  });

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

/** Shell files of a process with empty caches. */
const freshFiles = () => createShellFiles({ builds: testBuilds(), owner: test.database.owner, store });

it("files of another process's build are served like files of the own build", async () => {
  await start('previous');
  const { statusCode, headers, body } = await get('/s/main.previous.js');
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
    'shell previous',
  ]);
  const packed = await get('/s/main.previous.js', { 'accept-encoding': 'br' });
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed previous']);
  expect((await get('/s/main.js')).body).toBe('shell');
  expect((await get('/s/main.unknown.js')).statusCode).toBe(404);
});

it('files of the ten builds with the latest starts are served after a sweep; older builds are removed', async () => {
  await start('first', 1);
  await start('restarted', 2);
  for (let count = 3; count <= 11; count++) await start(`next-${count}`, count);
  await start('restarted', 12);
  const { pool, owner } = test.database;
  const sweep = objectSweep({ pool, owner, store, clock: () => new Date(Date.now() + 2 * dayMs) });
  while ((await sweep()) > 0);
  const served = async (name: string) => (await freshFiles().asset(`/s/main.${name}.js`))?.body.toString() ?? null;
  expect(await Promise.all(['first', 'restarted', 'next-3', 'next-11'].map(served))).toEqual([
    null,
    'shell restarted',
    'shell next-3',
    'shell next-11',
  ]);
  expect([...store.objects.values()].map(String)).not.toContain('shell first');
});

it('a shell file that was changed after the build stops the start', async () => {
  const { shell, assets } = buildOf('changed');
  const [[address, asset] = ['', null]] = assets;
  const changed = new Map(asset ? [[address, { ...asset, body: Buffer.from('other code') }]] : []);
  const starting = startShell(test.database.pool, { builds: { shell, assets: changed }, store, now: testNow });
  await expect(starting).rejects.toThrow('main.changed.js differs from the build');
});
