import type { Db } from '../platform/context';
import { bool, json, text, type RowOf } from '../platform/db/column';
import { sql } from '../platform/db/sql';

const columns = {
  table: text,
  name: text,
  type: text,
  is_nullable: bool,
  is_filled: bool,
  /** Check conditions on this column only. */
  checks: json<string[]>(),
};

type PrintedColumn = RowOf<typeof columns>;

const kinds: Readonly<Record<string, string>> = {
  text: 'text',
  'character varying': 'text',
  character: 'text',
  smallint: 'int',
  integer: 'int',
  bigint: 'bigint',
  numeric: 'numeric',
  boolean: 'bool',
  'timestamp with time zone': 'moment',
  date: 'day',
  bytea: 'bytes',
  uuid: 'text',
  'text[]': 'texts',
  json: 'json()',
  jsonb: 'json()',
};

/** Returns the columns of all tables and views after the migrations. */
const findColumns = async (db: Db): Promise<PrintedColumn[]> =>
  (
    await db.execute(
      sql`
        select c.relname as table, a.attname as name, regexp_replace(format_type(a.atttypid, a.atttypmod), '\\(.*\\)', '') as type,
          not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as is_filled,
          coalesce((select json_agg(pg_get_constraintdef(k.oid) order by k.conname) from pg_constraint k
            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '[]') as checks
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where n.nspname = 'public' and c.relkind in ('r', 'p', 'v') and not c.relispartition
        order by c.relname, a.attnum`,
      columns,
    )
  ).rows;

const printed = ({ type, checks, is_nullable, is_filled }: PrintedColumn): string => {
  const kind = kinds[type];
  if (!kind) throw new Error(`No column is known for the type ${type}`);
  const few = type === 'text' ? checks.map(valuesIn).find((values) => values !== null) : undefined;
  const base = few ? `oneOf(${few.map((value) => `'${value}'`).join(', ')})` : kind;
  const read = is_nullable ? `nullable(${base})` : base;
  return is_filled ? `filled(${read})` : read;
};

/** Returns the values of `col in ('A', 'B')`; null for any other condition. */
function valuesIn(check: string): string[] | null {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(check) ?? [];
  if (list !== undefined) return [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
  const [, one] = /^CHECK \(\(\w+ = '([^']*)'::text\)\)$/.exec(check) ?? [];
  return one === undefined ? null : [one];
}

/** Returns the content of `platform/db/tables.ts` for the migrations. */
export async function printTables(db: Db): Promise<string> {
  const found = await findColumns(db);
  const names = [...new Set(found.map(({ table }) => table))];
  const body = names.map((name) => {
    const own = found.filter(({ table }) => table === name);
    return `  ${name}: {\n${own.map((one) => `    ${one.name}: ${printed(one)},\n`).join('')}  },\n`;
  });
  const all = body.join('');
  const used = [
    'bigint',
    'bool',
    'bytes',
    'day',
    'filled',
    'int',
    'json',
    'moment',
    'nullable',
    'numeric',
    'oneOf',
    'text',
    'texts',
  ].filter((name) => new RegExp(`[ (]${name}[(),]`).test(all));
  return `import { ${used.join(', ')} } from './column';

/** All tables and views with their columns. Generated from the migrations by \`npm run tables\`; do not edit. */
export const tables = {
${all}};
`;
}
