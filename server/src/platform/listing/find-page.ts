import { codes, type ListResult, type ListQuery, type PageSize } from '@console/contracts';
import type { Context, Db } from '../context';
import { Refusal } from '../refusal';
import { readCursor, writeCursor } from './cursor';
import { all, conditionsOf } from './filters';
import type { LongSearch } from './find-words.query';
import { behind, orderBy, placeOf, reversed } from './order';
import { keysOf } from './sort-keys';
import type { Direction, OrderedKey, SortKey } from './sort-key';
import { planningOf } from './planning';
import type { Tally } from './tally';
import { exactTotalMax, knownTotals, type Total, totalsOf } from './totals';
import { type Columns, type RowOf, texts } from '../db/column';
import { sql, type SQL } from '../db/sql';
import { joinAsWritten } from '../db/statements';

/** A list as SQL: what the rows consist of and what they can be sorted by. */
export interface Listing<C extends Columns = Columns> {
  columns: SQL;
  /** The same columns as they are read. */
  row: C;
  /** The table of the rows. */
  from: SQL;
  /** Tables that filters use too, joined one to one. */
  filterJoins?: SQL;
  /** Tables that are only shown, summed or sorted by: joined one to one, so they do not change the count. */
  joins: SQL;
  where: SQL[];
  id: SQL;
  sortable: Record<string, SortKey>;
  sortedBy: { field: string; dir: Direction };
  total?: Total;
  /** Where rows and sums are kept, if the filters allow it. */
  tally?: Tally;
  /** Beside `where`, since it takes longer and the planner cannot tell how many rows fit. */
  longSearch?: LongSearch;
  partitions?: Partitions;
}

/** An order that an index has for each value of a column, where the index of the whole passes most rows in vain. */
interface Partitions {
  field: string;
  column: SQL;
  /** Part of the text, since each has a walk of its own in the plan. */
  values: number[];
}

type Request = { at: 'page'; page: number } | { at: 'after' | 'before'; values: string[] };

/** One page of a list: by number up to row 10,000, by cursor at any depth. */
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
  return {
    ...page,
    ...totals,
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

/** Which part of the list, in which order. */
interface Cut {
  keys: OrderedKey[];
  query: Request;
  pageSize: PageSize;
}

type Placed<Row> = Row & { place: string[] };

/** Finds the place of each row first, so that what is only shown is looked up for one page and not for all before it. */
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
  const { rows } = await db.execute(statement, { ...row, place: texts });
  return rows;
}

/** How many rows is part of the text, because a plan for any number of them would be one for many. */
const stretch = (limit: number, offset = 0): SQL =>
  sql.raw(offset === 0 ? `limit ${limit}` : `limit ${limit} offset ${offset}`);

interface Stretch {
  keys: OrderedKey[];
  order: OrderedKey[];
  limit: number;
  offset: number;
}

/** Ids and places of some rows, in one walk along an index or in one for each partition, side by side. */
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

/** One row more than the page was read, to know whether the list goes on. */
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

/** The same page with its rows as they travel. */
export const mapPage = <Row, Wire>(page: ListResult<Row>, toWire: (row: Row) => Wire): ListResult<Wire> => ({
  ...page,
  list: page.list.map(toWire),
});
