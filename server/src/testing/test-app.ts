import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signIn, type Envelope, type Operation, type SignedIn } from '@console/contracts';
import { features } from '../domains';
import { buildApp } from '../platform/http/app';
import { ClockShift } from '../platform/clock/clock-shift';
import { configOf } from '../platform/config';
import { demoFeature } from '@console/demo';
import { demoPassword, type DemoLogin } from '@console/demo/ids';
import type { App } from '../platform/deps';
import { folderFiles } from '../platform/files/file-store';
import { newId } from '../platform/db/ids';
import type { Database } from '../platform/db/db';
import type { Filling } from './fill';
import type { ObjectStore } from '../releases/store/object-store';
import { createReleases } from '../releases/release/releases';
import { createShellFiles } from '../releases/shell/shell-files';
import { ask } from './ask';
import { memoryStore } from './memory-store';
import { testBuilds, testReleases } from './test-builds';
import { openTestDatabase } from './test-db';
import { testKeys } from './test-keys';
import { testNow, testSecrets, testVault } from './test-world';

type Headers = Record<string, string>;

/** Application with a separate database and a clock that tests can move. */
export interface TestApp {
  app: App;
  database: Database;
  clock: { now: Date; advance: (seconds: number) => void };
  /** Posts a body to a path below `/admin` and returns the envelope. */
  post: (path: string, body: unknown, headers?: Headers) => Promise<Envelope>;
  /** Signs in. Returns the response and the headers with token and cookie. */
  enter: (loginName: string, password: string) => Promise<SignedIn & { headers: Headers }>;
  /** Signs in with the demo password and returns the headers. */
  signIn: (login: DemoLogin) => Promise<Headers>;
  /** Calls an operation and returns its data. A refusal fails the test. */
  call: <In, Out>(operation: Operation<In, Out>, input: In, headers: Headers) => Promise<Out>;
  close: () => Promise<void>;
}

interface Wanted {
  filling?: Filling;
  /** A filled database and its current time, instead of a filling. Closed with the application. */
  filled?: { database: Database; now: Date };
  /** Object store for files of versions; in memory by default. */
  store?: ObjectStore;
  /**
   * Uses the releases in the database. By default a fixed, unsigned release is used, because most tests don't depend on
   * it.
   */
  isReleased?: boolean;
  /** Configuration as environment variables. */
  env?: NodeJS.ProcessEnv;
  /** Adds routes for the test. */
  extend?: (app: App) => void;
}

export async function openTestApp({
  filling = 'people',
  filled,
  store = memoryStore(),
  isReleased = false,
  env = {},
  extend,
}: Wanted = {}): Promise<TestApp> {
  // Parsed before the database is opened, because an invalid configuration throws.
  const reached = env['SANDBOX'] === 'off' ? { PUBLIC_ORIGIN: 'https://console.example' } : {};
  const config = { ...configOf({ ...reached, ...env }), logLevel: 'silent' };
  const database = filled?.database ?? (await openTestDatabase(filling));
  const clock = {
    now: filled?.now ?? testNow,
    advance: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const clockShift = new ClockShift(() => clock.now, config.isSandbox);
  const folder = mkdtempSync(path.join(tmpdir(), 'vcc-test-files-'));
  const builds = testBuilds();
  const deps = {
    config,
    database,
    builds,
    shellFiles: createShellFiles({ builds, owner: database.owner, store }),
    releases: isReleased ? createReleases({ owner: database.owner, store }) : testReleases(testNow),
    keys: testKeys(),
    store,
    files: folderFiles(folder),
    vault: testVault,
    secrets: testSecrets,
    clock: clockShift.now,
    clockShift,
  };
  try {
    const app = await buildApp(deps, [...features, demoFeature]);
    extend?.(app);
    await app.ready();
    return { app, database, clock, ...callsOf(app), close: () => closeAll(app, database, folder) };
  } catch (error) {
    // Tests can expect this failure. An open database would prevent the test run from ending.
    await database.close();
    throw error;
  }
}

function callsOf(app: App): Pick<TestApp, 'post' | 'enter' | 'signIn' | 'call'> {
  const post: TestApp['post'] = async (path, body, headers = {}) => {
    const { envelope } = await ask(app, path, JSON.stringify(body), headers);
    return envelope;
  };
  const call: TestApp['call'] = async (operation, input, headers) => {
    const key: Headers = operation.idempotent ? { 'idempotency-key': newId('key') } : {};
    const response = await post(operation.path, input, { ...key, ...headers });
    if (response.code !== 200) throw new Error(`${operation.path} was refused: ${JSON.stringify(response)}`);
    return operation.output.parse(response.data);
  };
  const enter: TestApp['enter'] = async (loginName, password) => {
    const { envelope, cookie } = await ask(app, signIn.path, JSON.stringify({ loginName, password }), {});
    if (envelope.code !== 200) throw new Error(`${loginName} was refused: ${JSON.stringify(envelope)}`);
    const said = signIn.output.parse(envelope.data);
    return { ...said, headers: { authorization: said.token, cookie } };
  };
  return { post, call, enter, signIn: async (loginName) => (await enter(loginName, demoPassword)).headers };
}

async function closeAll(app: App, database: Database, folder: string): Promise<void> {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
