import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Reading } from './reading';
import type { AtEnd, Identify } from './transaction';

/** A way to send statements to the database: pipelined or plain. */
export interface Driver {
  /** Runs single statements as the table owner, each in its own transaction on any free connection. */
  owner: (pool: Pool) => Db;
  inTransaction: <Who, T>(
    pool: Pool,
    identify: Identify<Who>,
    work: (who: Who, db: Db, atEnd: AtEnd) => Promise<T>,
  ) => Promise<T>;
  inReading: <Who, T>(pool: Pool, reading: Reading<Who>, work: (who: Who, db: Db) => Promise<T>) => Promise<T>;
}

/** Drivers by the options of their pool; a wrapper of a pool shares its options. */
const drivers = new WeakMap<Pool['options'], Driver>();

/** Sets the driver for all later statements of the pool. */
export function setDriver(pool: Pool, driver: Driver): void {
  drivers.set(pool.options, driver);
}

export function driverOf(pool: Pool): Driver {
  const driver = drivers.get(pool.options);
  if (!driver) throw new Error('This pool was opened without openDatabase().');
  return driver;
}

/** Runs single statements as the table owner, whom row security does not restrict. */
export const ownerOf = (pool: Pool): Db => driverOf(pool).owner(pool);
