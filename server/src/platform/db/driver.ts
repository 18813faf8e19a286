import type { Pool } from 'pg';
import type { Db } from '../context';
import type { Reading } from './reading';
import type { AtEnd, Identify } from './transaction';

/** How statements reach the database: by what is fast, or by what is plain. */
export interface Driver {
  /** Single statements as the owner of the tables, each a transaction of its own on whatever connection is free. */
  owner: (pool: Pool) => Db;
  inTransaction: <Who, T>(
    pool: Pool,
    identify: Identify<Who>,
    work: (who: Who, db: Db, atEnd: AtEnd) => Promise<T>,
  ) => Promise<T>;
  inReading: <Who, T>(pool: Pool, reading: Reading<Who>, work: (who: Who, db: Db) => Promise<T>) => Promise<T>;
}

/** By the options of a pool, which are those of whatever stands before it, too. */
const drivers = new WeakMap<Pool['options'], Driver>();

/** All that goes through the pool from now on goes by this driver. */
export function setDriver(pool: Pool, driver: Driver): void {
  drivers.set(pool.options, driver);
}

export function driverOf(pool: Pool): Driver {
  const driver = drivers.get(pool.options);
  if (!driver) throw new Error('This pool was opened without openDatabase().');
  return driver;
}

/** Single statements as the owner of the tables, whom row security does not bind. */
export const ownerOf = (pool: Pool): Db => driverOf(pool).owner(pool);
