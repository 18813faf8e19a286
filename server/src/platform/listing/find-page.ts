import { codes, type ListResult, type ListQuery, type PageSize } from '@console/contracts';
import type { Context, Db } from '../context';
import { Refusal } from '../refusal';
import { readCursor, writeCursor } from './cursor';
import { all, conditionsOf } from './filters';
import type { LongSearch } from './find-words.query';
import { behind, orderBy, placeOf, reversed } from './order';
import { anyText, knownRows } from './known-rows';
import { keysOf } from './sort-keys';
import type { Direction, OrderedKey, SortKey } from './sort-key';
import { planningOf } from './planning';
import type { Tally } from './tally';
import { exactTotalMax, knownTotals, type Total, totalsOf } from './totals';
import { type Columns, type RowOf, texts } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { joinAsWritten } from '../db/statements';

/** A list in SQL: the columns of its rows and its sort keys. */
export interface Listing<C extends Columns = Columns> {
  columns: SQL;
  /** The same columns, with their types. */
  row: C;
  /** Table that the rows come from. */
  from: SQL;
  /** Tables that filters also use, joined one to one. */
  filterJoins?: SQL;
  /** Tables used only for display, sums or sorting. They are joined one to one, so they do not change the count. */
  joins: SQL;
  where: SQL[];
  id: SQL;
  sortable: Record<string, SortKey>;
  sortedBy: { field: string; dir: Direction };
  total?: Total;
  /** Tally with stored counts and sums; used if the filters permit it. */
  tally?: Tally;
  /** Text search, separate from `where` because it is slow and the planner cannot estimate its rows. */
  longSearch?: LongSearch;
  partitions?: Partitions;
}

/** An index scan for each value of a column, for lists where a scan over all values would skip most rows. */
interface Partitions {
  field: string;
  column: SQL;
  /** Part of the statement's text, because the plan has a separate scan for each value. */
  values: number[];
}

type Request = { at: 'page'; page: number } | { at: 'after' | 'before'; values: string[] };

/** Returns one page of a list: up to row 10,000 by page number, beyond that by cursor. */
export async function findPage<C extends Columns>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  listing: Listing<C>,
  query: ListQuery,
): Promise<ListResult<RowOf<C>>> {
  const keys = keysOf(listing, query);
  const pageSize = query.pageSize ?? 20;
  const requested = requestOf(keys, query, pageSize);
  const [rows, counted] = await Promise.all([
    readRows(db, listing, { keys, query: requested, pageSize }),
    query.rowsOnly ? null : knownTotals(db, listing),
  ]);
  const page = pageOf(rows, { keys, query: requested, pageSize });
  const before = requested.at === 'page' ? (requested.page - 1) * pageSize : 0;
  const seen = { count: before + page.list.length, isAll: before === 0 && !page.next && !page.prev };
  const totals = query.rowsOnly
    ? { total: seen.count, totalIsExact: seen.isAll, aggregates: {} }
    : (counted ?? (await totalsOf(db, listing, seen)));
  const list = await knownRows(db, page.list, listing.row);
  const unreadable = page.list.length - list.length;
  return {
    ...page,
    ...totals,
    list,
    ...(unreadable > 0 && { unreadable }),
    page: query.page ?? 1,
    pageSize,
    asOf: now.toISOString(),
  };
}

function requestOf(keys: OrderedKey[], { page = 1, after, before }: ListQuery, pageSize: PageSize): Request {
  const cursor = after ?? before;
  if (cursor !== undefined) {
    const field = after === undefined ? 'before' : 'after';
    const values = readCursor(keys, cursor);
    if (!values) throw refusedField(field, 'INVALID');
    return { at: field, values };
  }
  const last = Math.floor(exactTotalMax / pageSize);
  if (page > last) throw refusedField('page', 'MAX', { max: String(last) });
  return { at: 'page', page };
}

const refusedField = (field: string, code: string, params: Record<string, string> = {}) =>
  new Refusal(codes.invalid, { fieldIssues: [{ field, code, params }] });

/** Part of the list to read, with its order. */
interface Cut {
  keys: OrderedKey[];
  query: Request;
  pageSize: PageSize;
}

type Placed<Row> = Row & { place: string[] };

/** Finds the ids of the page first, so that display columns are read only for its rows. */
async function readRows<C extends Columns>(
  db: Db,
  listing: Listing<C>,
  { keys, query, pageSize }: Cut,
): Promise<Placed<RowOf<C>>[]> {
  const { columns, row, from, filterJoins = sql``, joins, id } = listing;
  const order = query.at === 'before' ? reversed(keys) : keys;
  const place = query.at === 'page' ? [] : [behind(order, query.values)];
  const where = [...conditionsOf(listing), ...place];
  const offset = query.at === 'page' ? (query.page - 1) * pageSize : 0;
  const places = placesIn({ ...listing, where }, { keys, order, limit: pageSize + 1, offset });
  const statement = sql`${planningOf(where)} ${joinAsWritten}
    select ${columns}, page.place from (${places}) as page join ${from} on page.id = ${id} ${filterJoins} ${joins}
    order by ${orderBy(order)}`;
  const { rows } = await db.execute(statement, { ...anyText(row), place: texts });
  return rows;
}

/** The limit is part of the text, because a plan for any limit would assume many rows. */
const stretch = (limit: number, offset = 0): SQL =>
  sql.raw(offset === 0 ? `limit ${limit}` : `limit ${limit} offset ${offset}`);

interface Stretch {
  keys: OrderedKey[];
  order: OrderedKey[];
  limit: number;
  offset: number;
}

/** Finds ids and positions of some rows, in one index scan or in parallel scans of the partitions. */
function placesIn(
  { id, from, filterJoins = sql``, where, partitions }: Listing,
  { keys, order, limit, offset }: Stretch,
): SQL {
  const tables = sql`${from} ${filterJoins} ${keyJoins(keys)}`;
  const isPartitioned = partitions && keys.length === 2 && keys[0]?.field === partitions.field;
  if (!isPartitioned)
    return sql`select ${id} as id, ${placeOf(keys)} as place from ${tables} where ${all(where)}
      order by ${orderBy(order)} ${stretch(limit, offset)}`;
  const named = order.map((key, index) => ({ ...key, expression: sql.raw(`key_${index}`) }));
  const columns = sql.join(
    keys.map(({ expression }, index) => sql`${expression} as ${sql.raw(`key_${index}`)}`),
    sql`, `,
  );
  const walks = partitions.values.map(
    (value) => sql`(select ${id} as id, ${columns} from ${tables}
      where ${all([sql`${partitions.column} = ${sql.raw(String(value))}`, ...where])} order by ${orderBy(order)})`,
  );
  return sql`select id, ${placeOf(named)} as place from (
    select * from (${sql.join(walks, sql` union all `)}) as row_of_partition
    order by ${orderBy(named)} ${stretch(limit, offset)}) as found`;
}

const keyJoins = (keys: OrderedKey[]): SQL =>
  sql.join(
    keys.flatMap(({ joins }) => joins ?? []),
    sql` `,
  );

/** Removes the extra row, which was read to find out whether there is another page. */
function pageOf<Row>(rows: Placed<Row>[], { keys, query, pageSize }: Cut) {
  const goesOn = rows.length > pageSize;
  const remaining = rows.slice(0, pageSize);
  const list = query.at === 'before' ? remaining.toReversed() : remaining;
  const first = list[0];
  const last = list.at(-1);
  const hasNext = query.at === 'before' || goesOn;
  const hasPrev = query.at === 'page' ? query.page > 1 : query.at === 'after' || goesOn;
  return {
    list,
    ...(last && hasNext ? { next: writeCursor(keys, last.place) } : {}),
    ...(first && hasPrev ? { prev: writeCursor(keys, first.place) } : {}),
  };
}

/** Maps the rows of a page to their wire format. */
export const mapPage = <Row, Wire>(page: ListResult<Row>, toWire: (row: Row) => Wire): ListResult<Wire> => ({
  ...page,
  list: page.list.map(toWire),
});
