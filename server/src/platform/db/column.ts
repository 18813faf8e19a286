import { types } from 'pg';

/**
 * How one column of a result is read: the types that the database may say it has, and what may stand in it. A statement
 * names its columns beside it, and its result is compared with them, so that no row is other than its type says.
 */
export interface Column<Read, Written = Read> {
  readonly types: ReadonlySet<number>;
  readonly isNullable: boolean;
  /** Every text that may stand in it, where there are few. */
  readonly values: ReadonlySet<string> | null;
  /** Never there: only what carries the types. */
  readonly carried?: { read: Read; written: Written };
}

/** A column that the database fills where a new row does not. */
export type Filled<Read, Written> = Column<Read, Written> & { readonly isFilled: true };

/** The columns of a result, by name. */
export type Columns = Readonly<Record<string, Column<unknown, unknown>>>;

type ReadOf<C> = C extends Column<infer Read, infer _Written> ? Read : never;
type WrittenOf<C> = C extends Column<infer _Read, infer Written> ? Written : never;

/** A row with these columns. */
export type RowOf<C extends Columns> = { [Name in keyof C]: ReadOf<C[Name]> };

/** Names of columns that a new row may leave out. */
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
/** Names of the catalogue, unique ids, and texts that nothing says the type of. */
const otherTexts = [19, 705, 2950];
const textList = 1009;

export const text = columnOf<string>(TEXT, VARCHAR, BPCHAR, ...otherTexts);
/** At most 32 bits. */
export const int = columnOf<number>(INT4, INT2);
/** 64 bits, as its digits: amounts in minor units, and counts. */
export const bigint = columnOf<string, string | bigint | number>(INT8);
/** A number of any count of digits, as its digits. */
export const numeric = columnOf<string, string | bigint>(NUMERIC);
export const bool = columnOf<boolean>(BOOL);
/** As PostgreSQL writes it, with its microseconds. */
export const moment = columnOf<string, string | Date>(TIMESTAMPTZ);
/** `2026-01-31` */
export const day = columnOf<string>(DATE);
export const bytes = columnOf<Buffer>(BYTEA);
export const texts = columnOf<string[], readonly string[]>(textList);

/** The same, of few texts: that no others are among them is a check of their table. */
export const textsOf = <Value extends string>(): Column<Value[], readonly Value[]> =>
  columnOf<Value[], readonly Value[]>(textList);

/** What our own code wrote as JSON: the database vouches for its form, whoever wrote it for what is in it. */
export const json = <T>(): Column<T, unknown> => columnOf<T, unknown>(JSON, JSONB);

/** One of few texts; anything else is a fault of ours. */
export const oneOf = <const Value extends string>(...values: readonly Value[]): Column<Value> => ({
  ...columnOf<Value>(...text.types),
  values: new Set(values),
});

/** The same, or nothing. */
export const nullable = <Read, Written>(column: Column<Read, Written>): Column<Read | null, Written | null> => ({
  ...column,
  isNullable: true,
});

/** The same, which the database fills where a new row leaves it out. */
export const filled = <Read, Written>(column: Column<Read, Written>): Filled<Read, Written> => ({
  ...column,
  isFilled: true,
});

/** Some of the columns of a table. */
export function pick<C extends Columns, Name extends keyof C>(columns: C, ...names: Name[]): Pick<C, Name> {
  // Each name is one of its columns, which the type of the entries cannot say.
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<C, Name>;
}
