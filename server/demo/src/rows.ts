import type { Db } from '@console/server/platform/context';
import { insertRows, type NewRow, type Table } from '@console/server/platform/db/insert-rows';

/** Function that writes the rows of one table. */
export type Written = (db: Db) => Promise<unknown>;

/** Wraps rows in a function, so that tables with different row types fit into one list in the order of writing. */
export const into =
  <T extends Table>(table: T, rows: readonly NewRow<T>[]): Written =>
  (db) =>
    insertRows(db, table, rows);
