import type { z } from '@console/contracts/zod';
import { type Columns, pick, type RowOf } from './column';
import type { NewRow, Table } from './insert-rows';
import { tables } from './tables';

/** `feeRate` as `fee_rate`. */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

type ColumnsOf<T extends Table> = (typeof tables)[T];
type FieldOf<Draft> = keyof Draft & string;

/** Columns of a table that store a draft. */
type Stored<T extends Table, Draft> = {
  [Field in FieldOf<Draft> as Snake<Field>]: ColumnsOf<T>[Snake<Field> & keyof ColumnsOf<T>] & Columns[string];
};

/**
 * Type-level check that a column of this name stores the field unchanged. A nullable column may also store an optional
 * field. JSON is written by our own code, so it has the type of the field.
 */
type Fits<T extends Table, Draft, Field extends FieldOf<Draft>> =
  Snake<Field> extends keyof ColumnsOf<T> & keyof NewRow<T>
    ? [OrNull<Draft[Field]>, StoredAs<RowOf<ColumnsOf<T>>[Snake<Field>]>] extends [
        NewRow<T>[Snake<Field>],
        OrNull<Draft[Field]>,
      ]
      ? true
      : false
    : false;
type OrNull<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;
type StoredAs<Read> = unknown extends Read ? never : Read;

/** Fields of a draft that no column stores unchanged. */
type Unstored<T extends Table, Draft> = {
  [Field in FieldOf<Draft>]: Fits<T, Draft, Field> extends true ? never : Field;
}[FieldOf<Draft>];

/** Compile error that names the fields that have no column. */
type AllStored<T extends Table, Draft> = [Unstored<T, Draft>] extends [never]
  ? unknown
  : { fieldWithoutMatchingColumn: Unstored<T, Draft> };

/** Mapping between the fields of a draft and the columns of its table. */
export interface DraftColumns<T extends Table, Draft> {
  /** Columns to select for a draft. */
  readonly columns: Stored<T, Draft>;
  /** Returns the column values to insert or update. */
  readonly rowOf: (draft: Draft) => Pick<NewRow<T>, Snake<FieldOf<Draft>> & keyof NewRow<T>>;
  /** Returns the draft stored in a row, for display and for the audit log. */
  readonly draftOf: (row: RowOf<Stored<T, Draft>>) => Draft;
}

const snake = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Maps each field of a draft to the column with the same name in snake case, so that fields are listed only once, in
 * the draft. A field whose type no column stores unchanged, such as an amount, does not compile: remove it with
 * `draft.omit()` and map it by hand.
 */
export function draftColumns<T extends Table, S extends z.ZodObject>(
  table: T,
  draft: S & AllStored<T, z.infer<S>>,
): DraftColumns<T, z.infer<S>> {
  const fields = Object.entries(draft.shape).map(([field, { _zod }]) => ({
    field,
    column: snake(field),
    isOptional: _zod.optin === 'optional',
  }));
  // `AllStored` refuses a draft with a field that has no column, so names and types match the table.
  return {
    columns: pick(tables[table] as Columns, ...fields.map(({ column }) => column)),
    rowOf: (values: Record<string, unknown>) =>
      Object.fromEntries(fields.map(({ field, column }) => [column, values[field] ?? null])),
    draftOf: (row: Record<string, unknown>) =>
      Object.fromEntries(
        fields.flatMap(({ field, column, isOptional }) =>
          isOptional && row[column] === null ? [] : [[field, row[column]]],
        ),
      ),
  } as unknown as DraftColumns<T, z.infer<S>>;
}
