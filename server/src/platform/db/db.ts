import { Pool, type PoolConfig } from 'pg';
import type { Db } from '../context';
import { StartFailure, textOf } from '../start/start-failure';
import { listenAt, listenOn, type Listen } from './notices';
import { openPglite, type Embedded, type EmbeddedSource } from './pglite';
import { ownerOf, setDriver } from './driver';
import { type DriverName, drivers } from './drivers';
import { statementsOf } from './statements';

/** The database of this process: embedded or PostgreSQL. */
export interface Database {
  pool: Pool;
  /** Runs single statements as the table owner, to whom row security does not apply. */
  owner: Db;
  /** Receives the notices that any process on this database sends. */
  listen: Listen;
  /** Sentence about durability, printed at the start. */
  promise: string;
  /** Settles with a reason if the database stopped permanently. Never settles if it can recover. */
  died: Promise<string>;
  close: () => Promise<void>;
}

export type DatabaseSource =
  { at: 'url'; url: string } | { at: 'folder'; dataDir: string } | { at: 'dump'; dump: string };

/**
 * Default pool size. With more connections, more database processes compete with this process for CPU time, and
 * overload refusals are sent too late.
 */
const usualConnections = 6;

interface Settings {
  connections?: number;
  driver?: DriverName;
}

export async function openDatabase(source: DatabaseSource, settings: Settings = {}): Promise<Database> {
  if (source.at === 'url') return openPostgres(source.url, settings);
  const { database } = await openEmbedded(
    source.at === 'dump' ? { dataDir: null, dump: source.dump } : { dataDir: source.dataDir },
    settings,
  );
  return database;
}

async function openPostgres(url: string, { connections = usualConnections, driver }: Settings): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    statement_timeout: 30_000,
    // JIT compilation and parallel workers cost more time than they save for these statements, and they take processor time
    // from other calls.
    onConnect: (client) => client.query('set jit = off; set max_parallel_workers_per_gather = 0'),
    ...waits,
  });
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error('its version is below 15');
  } catch (error) {
    await pool.end();
    throw new StartFailure(
      `The database of DATABASE_URL cannot be used (${textOf(error)}); check the address and that it is PostgreSQL 15 or newer.`,
    );
  }
  const promise = 'PostgreSQL: durability depends on its settings';
  return {
    ...handles(pool, driver),
    listen: listenAt(url),
    promise,
    died: new Promise(() => undefined),
    close: () => pool.end(),
  };
}

/** The embedded database. Only tests restore a dump. */
export async function openEmbedded(
  source: EmbeddedSource,
  { driver }: Pick<Settings, 'driver'> = {},
): Promise<{ database: Database; embedded: Embedded }> {
  const embedded = await openPglite(source);
  // One connection only: the embedded database has one session behind its socket, and two clients would share its unnamed
  // statement.
  const pool = new Pool({
    host: embedded.host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // The session outlives a broken connection, and its prepared statements do too.
    onConnect: (client) => client.query(`deallocate all; ${planOnce}`),
    ...waits,
  });
  statementsOf(pool, true);
  const close = async () => {
    await pool.end();
    await embedded.close();
  };
  return {
    embedded,
    database: {
      ...handles(pool, driver),
      listen: listenOn(pool),
      promise: 'embedded: survives a killed process, not a power failure',
      died: embedded.died,
      close,
    },
  };
}

/** Forces generic plans: with little data, one plan suits all values. */
const planOnce = 'set plan_cache_mode = force_generic_plan';

const waits: PoolConfig = { connectionTimeoutMillis: 15_000 };

/**
 * Handles errors of idle connections. The pool replaces such a connection; without a listener the error would end the
 * process.
 */
function handles(pool: Pool, driver: DriverName = 'pipelined'): Pick<Database, 'pool' | 'owner'> {
  pool.on('error', () => undefined);
  setDriver(pool, drivers[driver]);
  return { pool, owner: ownerOf(pool) };
}
