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

/** Opens the mails of the console: of one that somebody else started, the one that it was started with. */
const mailboxKey = process.env.MAILBOX_KEY || 'key-of-the-mailbox-of-attacks';

/** The console as `npm start` gives it to anybody, whatever is set where this runs. */
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
 * Tries attacks on a running console, one after the other: on one of its own with fresh demo data, or on that at `origin`,
 * of which it knows neither process nor folder.
 */
export async function attacks({ rounds, only, origin }) {
  const chosen = await load(only);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-faults-'));
  // PostgreSQL may run as another user, who needs access to its folder.
  chmodSync(folder, 0o711);
  const servers = [];
  const databases = [];
  let made = 0;
  /** A console beside it, with other settings or on a folder that was left; it is ended with all else at the latest. */
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

/** What an attack is given of a console that it did not start. */
const given = (origin) => ({ origin, mailbox: mailboxOf(origin) });

const own = ({ url, pid, dataDir }) => ({ origin: url, pid, dataDir, mailbox: mailboxOf(url) });

const mailboxOf = (origin) => `${origin}/mailbox?key=${mailboxKey}`;

/** Everything in the folder, and what is missing from it as something that cannot be loaded. */
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
