import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../bench/postgres.mjs';
import { root } from '../lib/root.mjs';
import { attackNames } from './attack-list.mjs';
import { runAttacks } from './attack-runs.mjs';
import { startProcess } from './process.mjs';

const folderOfAttacks = path.join(root, 'tools/faults/attacks');

/** Mailbox key of the console; for a console that was started elsewhere, the key of its start. */
const mailboxKey = process.env.MAILBOX_KEY || 'key-of-the-mailbox-of-attacks';

/** Default settings of `npm start`, independent of the environment of this process. */
const usual = {
  SANDBOX: 'on',
  MAILBOX_KEY: mailboxKey,
  DEMO: 'on',
  ...Object.fromEntries(
    ['DATABASE_URL', 'TRUST_PROXY', 'CALLS_PER_MINUTE', 'CALLS_AT_ONCE', 'DEV_REMOTES', 'CLOCK_AHEAD', 'HOST'].map(
      (name) => [name, ''],
    ),
  ),
};

/**
 * Runs attacks on a console: on its own with new demo data, or on the one at `origin`, without access to its process
 * and data folder.
 */
export async function attacks({ rounds, only, origin }) {
  const chosen = await load(only);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-faults-'));
  // PostgreSQL may run as another user, who needs access to its folder.
  chmodSync(folder, 0o711);
  const servers = [];
  const databases = [];
  let made = 0;
  /**
   * Starts another console, with other settings or an existing data folder. It is stopped at the end of the run at the
   * latest.
   */
  const start = async (env = {}, { dataDir = path.join(folder, `data-${(made += 1)}`) } = {}) => {
    const server = { ...(await startProcess({ dataDir, env: { ...usual, ...env } })), dataDir };
    servers.push(server);
    return server;
  };
  /** Starts a PostgreSQL with additional settings. It is stopped after the consoles, even if an attack times out. */
  const startDatabase = async (settings) => {
    const place = path.join(folder, `postgres-${databases.length}`);
    const database = await startPostgres(place, ['listen_addresses=', 'fsync=off', ...settings]);
    databases.push(database);
    return database;
  };
  try {
    const context = {
      rounds,
      seconds: 6 * rounds,
      start,
      startDatabase,
      ...(origin ? given(origin) : own(await start())),
    };
    return await runAttacks(chosen, context);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await Promise.all(databases.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Context of an attack on a console that was started elsewhere. */
const given = (origin) => ({ origin, mailbox: mailboxOf(origin) });

const own = ({ url, pid, dataDir }) => ({ origin: url, pid, dataDir, mailbox: mailboxOf(url) });

const mailboxOf = (origin) => `${origin}/mailbox?key=${mailboxKey}`;

/** Loads all attacks; a missing one becomes an attack that cannot be loaded. */
async function load(only) {
  const found = readdirSync(folderOfAttacks).flatMap((file) => (file.endsWith('.mjs') ? [file.slice(0, -4)] : []));
  const names = [...new Set([...attackNames, ...found])].filter((name) => name.includes(only));
  return Promise.all(
    names
      .toSorted((one, other) => one.localeCompare(other))
      .map(async (name) => {
        const url = pathToFileURL(path.join(folderOfAttacks, `${name}.mjs`)).href;
        return { name, loaded: await import(url).catch((error) => ({ error })) };
      }),
  );
}
