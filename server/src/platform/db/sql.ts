import template, { empty, join, raw, type Sql } from 'sql-template-tag';

/** A statement or a part of one: its text, and beside it the values that travel by themselves. */
export type SQL = Sql;

type Single = string | number | bigint | boolean | null | Date | Buffer;

/** A list travels as one value, an array of the database. */
type Value = SQL | Single | readonly (Single | readonly Single[])[];

function tag(texts: TemplateStringsArray, ...values: Value[]): SQL {
  return template(texts, ...values);
}

/** Writes statements: what stands in `${}` is another part or a value, and never becomes text by itself. */
export const sql = Object.assign(tag, {
  /** Text as it is; for words of ours, never for what anybody typed. */
  raw,
  /** The name of a table or a column. */
  identifier: (name: string): SQL => raw(`"${name.replaceAll('"', '""')}"`),
  /** Parts with the same between them; nothing where there are none. */
  join: (parts: readonly SQL[], between: SQL): SQL => (parts.length === 0 ? empty : join(parts, between.sql)),
});
