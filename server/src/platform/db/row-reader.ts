import { types } from 'pg';
import type { Column, Columns } from './column';

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL } = types.builtins;

/** Array types of timestamps, dates, intervals and numerics. */
const lists = [1115, 1182, 1185, 1187, 1231];

/** Types that are read as PostgreSQL writes them: a `Date` has no microseconds, and a day has no time zone. */
const untouched = new Set<number>([TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, ...lists]);

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** The driver types the id of a field as a number, and the parameter of its parsers as an enumeration. */
const isTypeId = (id: number): id is TypeId => Number.isInteger(id);

/** Returns the parser for a type of the database. */
const parserOf = (id: number): ((text: string) => unknown) =>
  untouched.has(id) || !isTypeId(id) ? (text) => text : types.getTypeParser(id, 'text');

/** Description of a result column (RowDescription). */
export interface Field {
  name: string;
  dataTypeID: number;
}

interface Reader {
  name: string;
  column: Column<unknown> | null;
  read: (text: string) => unknown;
}

/**
 * Error for a result that differs from the declared columns of its statement: a programming error, never caused by the
 * caller.
 */
class UnexpectedColumns extends Error {
  override name = 'UnexpectedColumns';
}

/** Reads the rows of a result and checks each against the statement's declared columns. */
export class RowReader {
  private readonly blank: Record<string, null>;
  private readonly readers: Reader[];

  constructor(
    readonly fields: readonly Field[],
    readonly columns: Columns | null,
  ) {
    this.blank = Object.fromEntries(fields.map(({ name }) => [name, null]));
    this.readers = fields.map(({ name, dataTypeID }) => ({
      name,
      column: columns?.[name] ?? null,
      read: parserOf(dataTypeID),
    }));
    if (columns) compare(fields, columns);
  }

  /** Returns a reader for a repeated prepared statement: this reader, unless the columns differ. */
  for(columns: Columns | null): RowReader {
    return this.hasColumns(columns) ? this : new RowReader(this.fields, columns);
  }

  /** Columns are often declared beside their statement, so equal columns can be different objects. */
  private hasColumns(columns: Columns | null): boolean {
    if (columns === this.columns || columns === null || this.columns === null) return columns === this.columns;
    return (
      Object.keys(columns).length === this.readers.length &&
      this.readers.every(({ name, column }) => isSameColumn(column, columns[name]))
    );
  }

  rowOf(texts: readonly (string | null)[]): Record<string, unknown> {
    const row: Record<string, unknown> = { ...this.blank };
    let index = 0;
    for (const { name, column, read } of this.readers) {
      const text = texts[index];
      if (text !== null && text !== undefined) {
        if (column?.values && !column.values.has(text)) throw new UnexpectedColumns(`${name} is ${text}`);
        row[name] = read(text);
      } else if (column && !column.isNullable) throw new UnexpectedColumns(`${name} is null`);
      index += 1;
    }
    return row;
  }
}

const isSameColumn = (one: Column<unknown> | null, other: Column<unknown> | undefined): boolean =>
  one === other ||
  (one?.types === other?.types && one?.isNullable === other?.isNullable && one?.values === other?.values);

function compare(fields: readonly Field[], columns: Columns): void {
  const names = Object.keys(columns);
  const extra = fields.filter(({ name }) => !(name in columns)).map(({ name }) => name);
  const missing = names.filter((name) => !fields.some((field) => field.name === name));
  const other = fields.filter(({ name, dataTypeID }) => columns[name] && !columns[name].types.has(dataTypeID));
  const differences = [
    ...extra.map((name) => `${name} is not named`),
    ...missing.map((name) => `${name} is missing`),
    ...other.map(({ name, dataTypeID }) => `${name} has the type ${dataTypeID}`),
  ];
  if (differences.length > 0) throw new UnexpectedColumns(differences.join(', '));
}

/** Reader of a statement without rows. */
export const noRows = new RowReader([], null);
