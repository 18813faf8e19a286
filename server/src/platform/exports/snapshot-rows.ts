import { z } from '@console/contracts/zod';
import type { Columns } from '../db/column';
import { type Field, RowReader } from '../db/row-reader';

/** A column may have several types in the database; all of them are read alike, so one stands for them. */
const fieldsOf = (row: Columns): Field[] =>
  Object.entries(row).flatMap(([name, { types }]) =>
    [...types].slice(0, 1).map((dataTypeID) => ({ name, dataTypeID })),
  );

/** Names and types of the columns, in their order. */
export const headOf = (row: Columns): string =>
  JSON.stringify(fieldsOf(row).map(({ name, dataTypeID }) => [name, dataTypeID]));

const texts = z.array(z.string().nullable());

/** Reads a row of a snapshot with the row reader that reads the same columns of the list. */
export function snapshotReader(row: Columns): (stored: string) => Record<string, unknown> {
  const reader = new RowReader(fieldsOf(row), row);
  return (stored) => reader.rowOf(texts.parse(JSON.parse(stored)));
}
