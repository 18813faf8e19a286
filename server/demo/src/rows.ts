import type { Db } from '@console/server/platform/context';
import { insertRows, type NewRow, type Table } from '@console/server/platform/db/insert-rows';

/** Rows of one table, ready to be written. */
export type Written = (db: Db) => Promise<unknown>;

/** The same for tables whose rows differ, so that they stand in one list in the order of writing. */
export const into =
  <T extends Table>(table: T, rows: readonly NewRow<T>[]): Written =>
  (db) =>
    insertRows(db, table, rows);
