import { codes, type ListResult, type ListQuery } from '@console/contracts';
import { type PoolAction, type PoolRefusal, stateOf } from '@console/contracts/cards';
import { nameFor } from '../../../platform/audience/audience.rules';
import { writtenBy } from '../../../platform/audience/written-by.query';
import type { Actor, Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type TypedListing } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import { maskedNumber } from '../../../platform/vault/card-number.rules';
import { expiryStateOf } from '../cards/card.rules';
import { companyDay } from '../../../platform/clock/company-day.rules';
import type { PoolKind, PoolTraits } from './pool.kind';
import { poolDisabledReason, targetOf } from './pool.rules';
import type { PoolColumns } from './pool-row.query';
import { ofWallet, within } from '../../../platform/reach/reach.query';
import { int, pick, type RowOf, text } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Money of merchants is no channel's affair. */
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

/** Rows and their order, for a page of them and for a file of all. */
export const poolListing = <W, C extends PoolColumns>(
  kind: PoolKind<W, C>,
  { filter = {}, keyword }: { filter?: PoolFilter | undefined; keyword?: string | undefined },
  actor: Actor,
): TypedListing<C> => ({
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
    name: { expression: sql`lower(p.name)`, type: 'text' },
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
  total: {
    name: 'available',
    amount: sql`(la.balance - la.hold_out)`,
    currency: sql`p.currency`,
    joins: sql`join ledger_account la on la.id = p.ledger_account_id`,
  },
});

/** Refused where it does not exist or is not the actor's to see. */
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

interface Target {
  id: string;
  /** Null where the pool is taken as it is found. */
  version: number | null;
}

/** Holds the pool until the end of the transaction; refused where it changed or the action is not possible on it. */
export async function lockPoolFor<W, C extends PoolColumns>(
  action: PoolAction,
  kind: PoolKind<W, C>,
  { id, version }: Target,
  context: Reader,
): Promise<RowOf<C>> {
  const { db, actor } = context;
  await db.execute(sql`select 1 from ${kind.table} p where p.id = ${id} and ${all(reachable(actor))} for update`);
  const row = await readPoolRow(kind, context, id);
  if (version !== null && row.version !== version) {
    const current = kind.toWire(row, actor);
    const updatedAt = new Date(row.updated_at).toISOString();
    throw new Refusal(codes.versionConflict, {
      data: { current, updatedBy: nameFor(actor, row.updated_by), updatedAt },
    });
  }
  const reason = poolDisabledReason(action, row.status, kind);
  if (reason !== null) {
    const allowed = Object.keys(kind.moves[row.status]);
    const to = targetOf(action, row.status, kind);
    throw new Refusal(codes.transition, { data: { from: row.status, to, allowed, reason } });
  }
  return row;
}

const cardInWay = {
  ...pick(tables.card, 'id', 'bin8', 'last4', 'alias', 'create_status', 'status', 'cancel_state'),
  valid_to: text,
  count: int,
};

/** Cards of a pool that are not yet in one of the statuses; one whose creation failed never was a card. */
export async function cardsInWay(
  kind: PoolTraits,
  { db, actor, now }: Reader,
  { id, settled }: { id: string; settled: string[] },
): Promise<PoolRefusal> {
  const { rows } = await db.execute(
    sql`
      select c.id, c.bin8, c.last4, c.alias, c.create_status, c.status, c.cancel_state, c.valid_to::text as valid_to,
        (count(*) over ())::int as count
      from card c where c.${kind.cardColumn} = ${id} and c.create_status <> 'FAILED'
        and coalesce(c.status, '') <> all(${settled}) order by c.created_at, c.id limit 20`,
    cardInWay,
  );
  const today = companyDay({ actor, now });
  return {
    count: rows[0]?.count ?? 0,
    cards: rows.map((row) => ({
      id: row.id,
      number: maskedNumber(row.bin8, row.last4),
      alias: row.alias,
      state: stateOf({
        createStatus: row.create_status,
        status: row.status,
        cancelState: row.cancel_state,
        expiryState: expiryStateOf(row.valid_to, today),
      }),
    })),
  };
}
