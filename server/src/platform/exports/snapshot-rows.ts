import { z } from '@console/contracts/zod';
import type { Columns } from '../db/column';
import { type Field, RowReader } from '../db/row-reader';

/** Takes the first database type of each column, because all types of a column are read in the same way. */
const fieldsOf = (row: Columns): Field[] =>
  Object.entries(row).flatMap(([name, { types }]) =>
    [...types].slice(0, 1).map((dataTypeID) => ({ name, dataTypeID })),
  );

/** Names and types of the columns, in their order. */
export const headOf = (row: Columns): string =>
  JSON.stringify(fieldsOf(row).map(({ name, dataTypeID }) => [name, dataTypeID]));

const texts = z.array(z.string().nullable());

/** Returns a function that reads a snapshot row with the row reader of the list. */
export function snapshotReader(row: Columns): (stored: string) => Record<string, unknown> {
  const reader = new RowReader(fieldsOf(row), row);
  return (stored) => reader.rowOf(texts.parse(JSON.parse(stored)));
}
