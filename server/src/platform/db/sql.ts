import template, { empty, join, raw, type Sql } from 'sql-template-tag';

/** A statement or a part of one: text, and its values as parameters. */
export type SQL = Sql;

type Single = string | number | bigint | boolean | null | Date | Buffer;

/** A list is sent as one value, an array of the database. */
type Value = SQL | Single | readonly (Single | readonly Single[])[];

function tag(texts: TemplateStringsArray, ...values: Value[]): SQL {
  return template(texts, ...values);
}

/** Template tag for statements: `${}` takes another part or a value, and a value never becomes text. */
export const sql = Object.assign(tag, {
  /** Inserts text unchanged. Use it for constants, never for user input. */
  raw,
  /** Quotes the name of a table or a column. */
  identifier: (name: string): SQL => raw(`"${name.replaceAll('"', '""')}"`),
  /** Joins parts with a separator; an empty list gives an empty part. */
  join: (parts: readonly SQL[], between: SQL): SQL => (parts.length === 0 ? empty : join(parts, between.sql)),
});
