import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './platform/http/app';
import { startPollers } from './platform/pollers';
import { ClockShift } from './platform/clock/clock-shift';
import { findAheadSeconds } from './platform/clock/clock.store';
import { checkNode, configOf, type Config } from './platform/config';
import { features } from './domains';
import type { App } from './platform/deps';
import type { seedDemo } from '@console/demo';
import { demoCompanies } from '@console/demo/ids';
import { prepareDataDir } from './platform/db/data-dir';
import { lockDataDir } from './platform/db/data-lock';
import { openDatabase, type Database } from './platform/db/db';
import { analyzeChanged } from './platform/db/embedded-care';
import { migrate } from './platform/db/migrate';
import { findNewerMigrations, newerSchemaLine } from './platform/db/newer-schema.query';
import { closeToOthers, writeForOwnerAlone } from './platform/db/own-files';
import { checkRowSecurity } from './platform/db/row-security';
import { buildsIn, demoKeysDir } from './platform/places';
import { readLocalBuilds, readShell } from './releases/release/builds';
import { loadKeys } from './releases/release/load-keys';
import { folderStore, type ObjectStore } from './releases/store/object-store';
import { createReleases } from './releases/release/releases';
import { createShellFiles } from './releases/shell/shell-files';
import { startShell } from './releases/shell/start-shell.actions';
import { openS3 } from './releases/store/s3-store';
import { startRelease } from './releases/release/start-release.actions';
import { syncReference } from './platform/reference/reference.store';
import { folderFiles } from './platform/files/file-store';
import { clockAhead } from './platform/start/clock';
import { boundHeap } from './platform/start/heap';
import { checkMoney } from './platform/start/real-money';
import { checkPort, portFailure } from './platform/start/port';
import { checkContracts } from './platform/start/start-checks';
import { StartFailure } from './platform/start/start-failure';
import { step } from './platform/start/step';
import { Stop } from './platform/start/stop';
import { loadCardKey } from './platform/vault/card-key';
import { createCardVault, type CardVault } from './platform/vault/card-vault';
import { createSecretBox } from './platform/vault/secret-box';
import { loadWrappingKeys } from './platform/vault/wrapping-keys';

async function start(): Promise<void> {
  const stop = new Stop((code) => process.exit(code));
  stop.listen();
  checkNode(process.versions.node);
  writeForOwnerAlone();
  boundHeap();
  const config = configOf(process.env);
  // Loaded only if a demo is configured, so that no process with real money contains code that invents data.
  const demo = config.demo ? await import(/* webpackChunkName: "demo" */ '@console/demo') : null;
  const clockShift = new ClockShift(clockAhead(config.clockAheadDays), config.isSandbox);
  const clock = clockShift.now;
  await checkPort(config);
  const { shellDist, remotesDir } = buildsIn(config.buildsDir);
  const builds = readShell(shellDist);
  const local = readLocalBuilds(remotesDir);
  prepareDataDir(config.dataDir);
  const keys = loadKeys({ ...config, demoDir: demoKeysDir, trustedRoot: builds.shell.root });
  const store = await openStore(config);
  const files = folderFiles(path.join(config.dataDir, 'files'));
  const database = await step(
    'database',
    () => open(config),
    ({ promise }) => promise,
  );
  void database.died.then((reason) => {
    console.error(`The embedded database stopped (${reason}). No confirmed change is lost; start the server again.`);
    process.exit(1);
  });
  const masterKey = loadCardKey(config.dataDir, process.env['CARD_KEY']);
  const rotates = process.argv.includes('--rotate-card-keys');
  const wrappingKeys = loadWrappingKeys(config.dataDir, process.env['CARD_WRAPPING_KEYS'], { rotates });
  const vault = createCardVault(masterKey, wrappingKeys);
  await fill(database, { config, demo, vault, clockShift });
  const shell = builds.shell.version;
  const past = demo && config.isSandbox && config.demoSize === 'full' ? demo.pastOf(local, clock()) : undefined;
  await step(
    'release',
    () => startRelease(database.pool, { builds: local, keys, store, shell, now: clock(), past }),
    ({ number, isNew }) => `${number} ${isNew ? 'made' : 'unchanged'}`,
  );
  await startShell(database.pool, { builds, store, now: clock() });
  const root = keys.signedRoot.text === builds.shell.root ? undefined : keys.signedRoot;
  const releases = createReleases({ owner: database.owner, store, root });
  const shellFiles = createShellFiles({ builds, owner: database.owner, store });
  const secrets = createSecretBox(masterKey);
  const served = { builds, shellFiles, releases, keys, store, files };
  const deps = { config, database, ...served, vault, secrets, clock, clockShift };
  const app = await buildApp(deps, demo ? [...features, demo.demoFeature] : features);
  checkContracts(app.mounted, (await releases.viewFor({ by: 'nobody' })).release);
  await listen(app, config);
  stop.ready({
    closeApp: () => app.close(),
    stopPollers: startPollers(app),
    closeDatabase: () => database.close(),
  });
  if (!config.runsPollers)
    console.log('POLLERS is off: another process has to send mails, settle orders and run jobs.');
  if (config.clockAheadDays > 0) console.log(`The clock is ${config.clockAheadDays} days ahead.`);
  if (config.tokenStore === 'localStorage')
    console.log('TOKEN_STORE is localStorage: every script of a page can read the session token.');
  console.log(`ready http://localhost:${portOf(app)}`);
  if (demo) console.log(['', ...demo.signInLines()].join('\n'));
  if (demo && config.isSandbox)
    console.log(`\nMail is shown at http://localhost:${portOf(app)}/mailbox?key=${app.mailboxKey}`);
}

interface Filling {
  config: Config;
  demo: { seedDemo: typeof seedDemo } | null;
  vault: CardVault;
  clockShift: ClockShift;
}

/**
 * Prepares the database: schema, records of the product, demo data, and a check that companies cannot see each other's
 * rows.
 */
async function fill({ pool, owner }: Database, { config, demo, vault, clockShift }: Filling): Promise<void> {
  await step(
    'migrations',
    () => migrate(pool),
    (count) => (count === 0 ? 'unchanged' : `${count} applied`),
  );
  const newer = newerSchemaLine(await findNewerMigrations(owner));
  if (newer !== null) console.warn(newer);
  clockShift.set(await findAheadSeconds(owner));
  await syncReference(pool, features);
  await checkMoney(pool, { isSandbox: config.isSandbox, madeUp: Object.values(demoCompanies), now: clockShift.now() });
  if (demo)
    await step(
      'demo data',
      () => demo.seedDemo(pool, { now: clockShift.now(), vault, size: config.demoSize }),
      (made) => (made ? 'created' : 'unchanged'),
    );
  await checkRowSecurity(pool);
  if (config.databaseUrl === null)
    await step(
      'statistics',
      () => analyzeChanged(owner),
      ({ length }) => (length === 0 ? 'unchanged' : `${length} gathered`),
    );
}

async function openStore({ objectStore, dataDir }: Config): Promise<ObjectStore> {
  if (objectStore === null) return folderStore(path.join(dataDir, 'objects'));
  return step(
    'object store',
    () => openS3(objectStore),
    () => objectStore.bucket,
  );
}

async function open({
  databaseUrl,
  dataDir,
  databaseConnections: connections,
  databaseDriver: driver,
}: Config): Promise<Database> {
  const isReset = process.argv.includes('--reset');
  if (databaseUrl !== null && isReset)
    throw new StartFailure('--reset requires the embedded database; empty the database of DATABASE_URL yourself.');
  if (databaseUrl !== null) return openDatabase({ at: 'url', url: databaseUrl }, { connections, driver });
  // Two processes on one embedded database would lose data silently. With PostgreSQL, any number of processes may run.
  lockDataDir(dataDir);
  const folder = path.join(dataDir, 'pg');
  if (isReset) rmSync(folder, { recursive: true, force: true });
  const database = await openDatabase({ at: 'folder', dataDir: folder }, { driver });
  // The image of a new database has its own permission bits.
  closeToOthers(folder);
  return database;
}

/**
 * Maximum number of new connections that wait to be accepted. The client's system retries further ones only after
 * seconds.
 */
const connectionsAhead = 4_096;

async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host, backlog: connectionsAhead });
  } catch (error) {
    throw portFailure(error, { port, host });
  }
}

function portOf(app: App): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

start().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});
