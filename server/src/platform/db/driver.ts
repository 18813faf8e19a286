import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Reading } from './reading';
import type { AtEnd, Identify } from './transaction';

/** A way to send statements to the database: pipelined or plain. */
export interface Driver {
  /** Runs each statement as the table owner, in its own transaction, on any free connection. */
  owner: (pool: Pool) => Db;
  inTransaction: <Who, T>(
    pool: Pool,
    identify: Identify<Who>,
    work: (who: Who, db: Db, atEnd: AtEnd) => Promise<T>,
  ) => Promise<T>;
  inReading: <Who, T>(pool: Pool, reading: Reading<Who>, work: (who: Who, db: Db) => Promise<T>) => Promise<T>;
}

/** Drivers by pool options, because a wrapper of a pool has the same options object. */
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

/** Runs single statements as the table owner, to whom row security does not apply. */
export const ownerOf = (pool: Pool): Db => driverOf(pool).owner(pool);
