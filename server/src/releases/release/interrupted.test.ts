import { listModuleVersions, publishModuleVersion, uploadModuleFile } from '@console/contracts/releases';
import { dyingPool } from '../../testing/dying-pool';
import { localBuildOf } from '../../testing/local-build';
import { memoryStore } from '../../testing/memory-store';
import { publicationOf } from '../../testing/publication';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { testNow } from '../../testing/test-world';
import { keyOf } from './releases';
import { startRelease } from './start-release.actions';
import { counted } from '../../platform/db/common-columns';
import { sql } from '../../platform/db/sql';

const store = memoryStore();
let test: TestApp;
let devops: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp({ store });
  const { keys, database } = test.app.deps;
  await startRelease(database.pool, { builds: [localBuildOf()], keys, store, shell: '0.1.0', now: testNow });
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const buildOf = (version: string) => localBuildOf({ version, text: version });

interface Request {
  path: string;
  body: object;
}

/** Requests of `npm run release` in their order. */
function requestsOf(version: string): Request[] {
  const build = buildOf(version);
  const publication = publicationOf(build, test.app.deps.keys.teams.get('cards'));
  const uploads = Object.keys(build.manifest.files).map((file) => ({
    path: uploadModuleFile.path,
    body: { content: build.read(file).body.toString('base64') },
  }));
  const publish = (isRehearsal: boolean) => ({
    path: publishModuleVersion.path,
    body: { ...publication, isRehearsal },
  });
  return [publish(true), ...uploads, publish(false)];
}

async function send(requests: readonly Request[]) {
  let response: unknown = null;
  for (const { path, body } of requests) response = (await test.post(path, body, devops)).data;
  return response;
}

const isThere = async (version: string) =>
  (await test.call(listModuleVersions, {}, devops)).list.some((line) => line.version === version);

/** Number of audit log entries about the publication of the version. */
async function linesOf(version: string): Promise<number> {
  const { rows } = await test.database.owner.execute(
    sql`
      select count(*)::int as count from audit_event
      where object_label = ${`cards@${version}`} and after ->> 'isRehearsal' = 'false'`,
    counted,
  );
  return rows[0]?.count ?? 0;
}

it.each([0, 1, 2, 3, 4, 5])(
  'a publication that stops after %i requests leaves no version, and a retry publishes it',
  async (sent) => {
    const version = `2.${sent}.0`;
    await send(requestsOf(version).slice(0, sent));
    expect(await isThere(version)).toBe(false);
    expect(await linesOf(version)).toBe(0);
    expect(await send(requestsOf(version))).toMatchObject({ at: 'published' });
    expect(await isThere(version)).toBe(true);
  },
);

/** Sends a request to a server that fails after the given number of statements; returns true if it still succeeded. */
async function sendToMortal(request: Request, statements: number): Promise<boolean> {
  const { deps } = test.app;
  const { database } = deps;
  deps.database = { ...database, pool: dyingPool(database.pool, statements) };
  try {
    return (await test.post(request.path, request.body, devops)).code === 200;
  } finally {
    deps.database = database;
  }
}

const manyStatements = 80;

it('a server failure at any statement of a publication leaves no partial version, and a retry succeeds', async () => {
  for (let statements = 1; statements < manyStatements; statements += 1) {
    const version = `3.${statements}.0`;
    const requests = requestsOf(version);
    const [last] = requests.slice(-1);
    if (!last) throw new Error('A publication has requests.');
    await send(requests.slice(0, -1));
    const isAnswered = await sendToMortal(last, statements);
    // Either the version and its audit log entry exist, or neither does.
    expect([statements, await isThere(version), await linesOf(version)]).toEqual(
      isAnswered ? [statements, true, 1] : [statements, false, 0],
    );
    expect(await send(requests)).toMatchObject({ at: 'published' });
    if (isAnswered) return;
  }
  throw new Error(`It takes more than ${manyStatements} statements.`);
});

it('a server failure at any statement of an upload leaves the complete file or no file', async () => {
  for (let statements = 1; statements < manyStatements; statements += 1) {
    const version = `4.${statements}.0`;
    const [, upload] = requestsOf(version);
    if (!upload) throw new Error('A publication has uploads.');
    const isAnswered = await sendToMortal(upload, statements);
    const [listed] = Object.values(buildOf(version).manifest.files);
    const stored = store.objects.get(keyOf(listed?.integrity ?? ''));
    expect([statements, stored?.length ?? listed?.length]).toEqual([statements, listed?.length]);
    expect(await send(requestsOf(version))).toMatchObject({ at: 'published' });
    if (isAnswered) return;
  }
  throw new Error(`It takes more than ${manyStatements} statements.`);
});

it('a full store at any write leaves no version and returns the reason, and a retry succeeds', async () => {
  const { deps } = test.app;
  const whole = deps.store;
  const requests = requestsOf('5.0.0');
  for (let writes = 0; writes < requests.length; writes += 1) {
    let left = writes;
    const noRoom = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    deps.store = { ...whole, put: (key, bytes) => ((left -= 1) < 0 ? noRoom() : whole.put(key, bytes)) };
    try {
      const answers = [];
      for (const { path, body } of requests.slice(0, -1)) answers.push(await test.post(path, body, devops));
      if (answers.every(({ code }) => code === 200)) break;
      expect(answers.find(({ code }) => code !== 200)).toMatchObject({
        code: 1007,
        data: { reason: expect.stringContaining('nothing was published') },
      });
    } finally {
      deps.store = whole;
    }
    expect(await isThere('5.0.0')).toBe(false);
  }
  expect(await send(requests)).toMatchObject({ at: 'published' });
});
