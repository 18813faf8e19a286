import { Pool, type PoolConfig } from 'pg';
import type { Db } from '../context';
import { StartFailure, textOf } from '../start/start-failure';
import { listenAt, listenOn, type Listen } from './notices';
import { openPglite, type Embedded, type EmbeddedSource } from './pglite';
import { ownerOf, setDriver } from './driver';
import { type DriverName, drivers } from './drivers';
import { statementsOf } from './statements';

/** The database of this process, whichever of the two it is. */
export interface Database {
  pool: Pool;
  /** Single statements as the owner of the tables, whom row security does not bind. */
  owner: Db;
  /** Notices of every process on this database. */
  listen: Listen;
  /** One sentence about what is promised when things go wrong. */
  promise: string;
  /** Settles with a reason if the database is gone for good; never, where it may come back. */
  died: Promise<string>;
  close: () => Promise<void>;
}

export type DatabaseSource =
  { at: 'url'; url: string } | { at: 'folder'; dataDir: string } | { at: 'dump'; dump: string };

/**
 * As many as usual: enough for those that wait for the disk or for each other. With more of them, so many want the
 * processors at once that the process itself hardly gets one, and whoever is to be sent away learns it late.
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
    // Translating a statement for the processor (JIT) takes longer than any of ours saves by it; so does starting workers for
    // one, and they would take the processors that other calls wait for.
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
  const promise = 'PostgreSQL: keeps what it confirmed, as its own settings promise';
  return {
    ...handles(pool, driver),
    listen: listenAt(url),
    promise,
    died: new Promise(() => undefined),
    close: () => pool.end(),
  };
}

/** The embedded database with what only a test needs: its dump. */
export async function openEmbedded(
  source: EmbeddedSource,
  { driver }: Pick<Settings, 'driver'> = {},
): Promise<{ database: Database; embedded: Embedded }> {
  const embedded = await openPglite(source);
  // One connection: the embedded database is one session behind its socket, and two clients would share
  // its unnamed statement.
  const pool = new Pool({
    host: embedded.host,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // The one session outlives a connection that broke, and with it its prepared statements.
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
      promise: 'embedded: survives a killed process, not a power cut',
      died: embedded.died,
      close,
    },
  };
}

/** Small data is found alike for all values: a generic plan does for all of them. */
const planOnce = 'set plan_cache_mode = force_generic_plan';

const waits: PoolConfig = { connectionTimeoutMillis: 15_000 };

/** An idle connection that breaks is replaced by the pool; without a listener it would end the process. */
function handles(pool: Pool, driver: DriverName = 'pipelined'): Pick<Database, 'pool' | 'owner'> {
  pool.on('error', () => undefined);
  setDriver(pool, drivers[driver]);
  return { pool, owner: ownerOf(pool) };
}
