import { codes, type ListResult, type ListQuery } from '@console/contracts';
import { writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { statusColumns } from '../../merchants/merchants/restriction.query';
import type { PoolKind } from './pool.kind';
import type { PoolColumns } from './pool-row.query';
import { ofWallet, within } from '../../../platform/reach/reach.query';
import type { RowOf } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Pools in the actor's data scope; none for channels, because merchants' money is hidden from them. */
const reachable = (actor: Actor): SQL[] =>
  within(actor, {
    company: sql`p.company_id`,
    merchant: sql`p.merchant_id`,
    channel: 'none',
    membership: ofWallet(sql`p.id`),
  });

const columnsOf = <W, C extends PoolColumns>({ cardColumn, columns }: PoolKind<W, C>): SQL => sql`
  p.id, p.pool_no, p.name, p.merchant_id, m.name as merchant_name, p.account_id, p.rule, p.currency,
  p.deposit_minor::text as deposit, p.ledger_account_id, la.balance::text as balance, la.hold_out::text as held, p.status,
  p.created_at, p.updated_at, p.version, ${writtenBy(sql`u`, sql`p.updated_by`)} as updated_by, ${columns},
  ${statusColumns},
  (select json_build_object('total', count(*) filter (where c.create_status <> 'FAILED'),
    'active', count(*) filter (where c.status = 'ACTIVE'), 'frozen', count(*) filter (where c.status = 'BLOCKED'),
    'cancelled', count(*) filter (where c.status = 'CANCELLED'))
    from card c where c.${cardColumn} = p.id) as cards`;

const poolJoins = sql`
  join ledger_account la on la.id = p.ledger_account_id
  join merchant m on m.id = p.merchant_id
  left join app_user u on u.id = p.updated_by`;

export interface PoolFilter {
  status?: string[] | undefined;
  type?: string[] | undefined;
  merchantId?: string[] | undefined;
  currency?: string[] | undefined;
}

type Query = ListQuery & { filter?: PoolFilter | undefined };

export async function findPools<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  context: Reader,
  query: Query,
): Promise<ListResult<W>> {
  const page = await findPage(context, poolListing(kind, query, context.actor), query);
  return mapPage(page, (row) => kind.toWire(row, context.actor));
}

/** Listing for a page of the list and for the export. */
export const poolListing = <W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { filter = {}, keyword }: { filter?: PoolFilter | undefined; keyword?: string | undefined },
  actor: Actor,
): Listing<C> => ({
  columns: columnsOf(kind),
  row: kind.row,
  from: sql`${kind.table} p`,
  joins: poolJoins,
  where: [
    ...reachable(actor),
    ...anyOf(sql`p.status`, filter.status),
    ...anyOf(sql`p.rule ->> 'type'`, filter.type),
    ...anyOf(sql`p.merchant_id`, filter.merchantId),
    ...anyOf(sql`p.currency`, filter.currency),
    ...(keyword ? [sql`(${contains(sql`p.name`, keyword)} or ${contains(sql`p.pool_no`, keyword)})`] : []),
  ],
  id: sql`p.id`,
  sortable: {
    createdAt: { expression: sql`p.created_at`, type: 'timestamptz' },
    name: nameKey(sql`p.name`),
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
  total: {
    name: 'available',
    amount: sql`(la.balance - la.hold_out)`,
    currency: sql`p.currency`,
    joins: sql`join ledger_account la on la.id = p.ledger_account_id`,
  },
});

/** Pool in the actor's data scope; refused as not found otherwise. */
export async function readPoolRow<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { db, actor }: Reader,
  id: string,
): Promise<RowOf<C>> {
  const { rows } = await db.execute(
    sql`
      select ${columnsOf(kind)} from ${kind.table} p ${poolJoins} where p.id = ${id} and ${all(reachable(actor))}`,
    kind.row,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}

export const readPool = async <W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  context: Reader,
  id: string,
): Promise<W> => kind.toWire(await readPoolRow(kind, context, id), context.actor);

/** Locks a pool until the end of the transaction and reads it. */
export async function lockPoolRow<W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  context: Reader,
  id: string,
): Promise<RowOf<C>> {
  const { db, actor } = context;
  await db.execute(sql`select 1 from ${kind.table} p where p.id = ${id} and ${all(reachable(actor))} for update`);
  return readPoolRow(kind, context, id);
}
