import type { ListResult, InputOf, ListQuery } from '@console/contracts';
import type { Cardholder, HolderFilter, listCardholders } from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { whereWords } from '../../../platform/listing/find-words.query';
import { holderColumns, holderRow, reachableHolders, toCardholder } from './holder-row.query';
import { sql } from '../../../platform/db/sql';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = ListQuery & { filter?: HolderFilter | undefined };

export async function findHolders(
  context: Reader,
  query: InputOf<typeof listCardholders>,
): Promise<ListResult<Cardholder>> {
  const page = await findPage(context, await holderListing(query, context), query);
  return mapPage(page, (row) => toCardholder(row, context.actor));
}

/** Listing of cardholders: data scope, filters, keyword, order. */
export async function holderListing(
  { filter = {}, keyword }: Query,
  { db, actor }: Reader,
): Promise<Listing<typeof holderRow>> {
  // The search must not match contact data that is hidden from the user.
  const finder = actor.hiddenGroups.has('HOLDER_CONTACT') ? sql`cardholders_named` : sql`cardholders_like`;
  const keywordMatch = await whereWords(db, keyword, {
    finder,
    group: 1,
    id: sql`h.id`,
    plain: (word) => contains(sql`h.name`, word),
    newest: sql`cardholder h where ${all(reachableHolders(actor))} order by h.created_at desc, h.id desc`,
  });
  return {
    ...shape,
    ...keywordMatch,
    where: [
      ...reachableHolders(actor),
      ...anyOf(sql`h.status`, filter.status),
      ...anyOf(sql`h.kyc_status`, filter.kycStatus),
      ...anyOf(sql`h.merchant_id`, filter.merchantId),
      ...anyOf(sql`h.country`, filter.country),
      ...(filter.sharesToWalletUser === undefined ? [] : [sql`h.shares_to_wallet_user = ${filter.sharesToWalletUser}`]),
      ...keywordMatch.where,
    ],
  };
}

const shape: Omit<Listing<typeof holderRow>, 'where'> = {
  columns: holderColumns,
  row: holderRow,
  from: sql`cardholder h`,
  joins: sql`join merchant m on m.id = h.merchant_id`,
  id: sql`h.id`,
  sortable: {
    createdAt: { expression: sql`h.created_at`, type: 'timestamptz' },
    name: nameKey(sql`h.name`),
  },
  sortedBy: { field: 'createdAt', dir: 'desc' },
};
