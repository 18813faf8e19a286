import { types } from 'pg';

/**
 * Description of a result column: its accepted database types and values. Each statement declares its columns, and its
 * result is checked against them, so that rows always match their TypeScript type.
 */
export interface Column<Read, Written = Read> {
  readonly types: ReadonlySet<number>;
  readonly isNullable: boolean;
  /** Permitted values of a text from a fixed set; null for other columns. */
  readonly values: ReadonlySet<string> | null;
  /** Never set; only carries the types. */
  readonly carried?: { read: Read; written: Written };
}

/** A column with a default value in the database; new rows may omit it. */
export type Filled<Read, Written> = Column<Read, Written> & { readonly isFilled: true };

/** The columns of a result, by name. */
export type Columns = Readonly<Record<string, Column<unknown, unknown>>>;

type ReadOf<C> = C extends Column<infer Read, infer _Written> ? Read : never;
type WrittenOf<C> = C extends Column<infer _Read, infer Written> ? Written : never;

/** A row with these columns. */
export type RowOf<C extends Columns> = { [Name in keyof C]: ReadOf<C[Name]> };

/** Names of columns that a new row may omit. */
type Optional<C extends Columns> = {
  [Name in keyof C]: C[Name] extends { isFilled: true } ? Name : null extends WrittenOf<C[Name]> ? Name : never;
}[keyof C];

/** A row to be inserted. */
export type NewRowOf<C extends Columns> = { [Name in Exclude<keyof C, Optional<C>>]: WrittenOf<C[Name]> } & {
  [Name in Optional<C>]?: WrittenOf<C[Name]>;
};

const columnOf = <Read, Written = Read>(...oids: number[]): Column<Read, Written> => ({
  types: new Set(oids),
  isNullable: false,
  values: null,
});

const { BOOL, BYTEA, DATE, INT2, INT4, INT8, JSON, JSONB, NUMERIC } = types.builtins;
const { TEXT, VARCHAR, BPCHAR, TIMESTAMPTZ } = types.builtins;
/** Types that are read as text: `name` (19), `unknown` (705) and `uuid` (2950). */
const otherTexts = [19, 705, 2950];
const textList = 1009;

export const text = columnOf<string>(TEXT, VARCHAR, BPCHAR, ...otherTexts);
/** An integer of at most 32 bits. */
export const int = columnOf<number>(INT4, INT2);
/** An integer of 64 bits, as a string: amounts in minor units, and counts. */
export const bigint = columnOf<string, string | bigint | number>(INT8);
/** A decimal number with any number of digits, as a string. */
export const numeric = columnOf<string, string | bigint>(NUMERIC);
export const bool = columnOf<boolean>(BOOL);
/** A timestamp in PostgreSQL's text form, with microseconds. */
export const moment = columnOf<string, string | Date>(TIMESTAMPTZ);
/** A calendar day, as `2026-01-31`. */
export const day = columnOf<string>(DATE);
export const bytes = columnOf<Buffer>(BYTEA);
export const texts = columnOf<string[], readonly string[]>(textList);

/** An array of texts from a fixed set. A constraint of the table checks the values. */
export const textsOf = <Value extends string>(): Column<Value[], readonly Value[]> =>
  columnOf<Value[], readonly Value[]>(textList);

/** JSON written by our own code; its content is not checked when it is read. */
export const json = <T>(): Column<T, unknown> => columnOf<T, unknown>(JSON, JSONB);

/** A text from a fixed set; any other value is a programming error. */
export const oneOf = <const Value extends string>(...values: readonly Value[]): Column<Value> => ({
  ...columnOf<Value>(...text.types),
  values: new Set(values),
});

/** Makes a column nullable. */
export const nullable = <Read, Written>(column: Column<Read, Written>): Column<Read | null, Written | null> => ({
  ...column,
  isNullable: true,
});

/** Marks a column as having a default value in the database, so that new rows may omit it. */
export const filled = <Read, Written>(column: Column<Read, Written>): Filled<Read, Written> => ({
  ...column,
  isFilled: true,
});

/** Selects some columns of a table. */
export function pick<C extends Columns, Name extends keyof C>(columns: C, ...names: Name[]): Pick<C, Name> {
  // Each name is a column of the table; the return type of `fromEntries` cannot express that.
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<C, Name>;
}
