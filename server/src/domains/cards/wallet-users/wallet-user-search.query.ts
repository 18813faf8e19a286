import { codes, type ListResult, type InputOf } from '@console/contracts';
import type { listWalletUsers, WalletUser } from '@console/contracts/wallets';
import type { Context } from '../../../platform/context';
import { all, anyOf, contains } from '../../../platform/listing/filters';
import { findPage, mapPage, type Listing } from '../../../platform/listing/find-page';
import { Refusal } from '../../../platform/refusal';
import {
  reachableUsers,
  toWalletUser,
  walletUserColumns,
  walletUserJoins,
  walletUserRow,
  type WalletUserRow,
  walletUserStateSql,
} from './wallet-user-row.query';
import { sql, type SQL } from '../../../platform/db/sql';
import { nameKey } from '../../../platform/listing/name-order';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Query = InputOf<typeof listWalletUsers>;

export async function findWalletUsers(context: Reader, query: Query): Promise<ListResult<WalletUser>> {
  const page = await findPage(context, walletUserListing(query, context), query);
  return mapPage(page, (row) => toWalletUser(row, context));
}

/** Listing for a page of the list and for the export. */
export const walletUserListing = (
  { filter = {}, keyword }: Pick<Query, 'filter' | 'keyword'>,
  { actor, now }: Pick<Reader, 'actor' | 'now'>,
): Listing<typeof walletUserRow> => ({
  columns: walletUserColumns({ actor, now }),
  row: walletUserRow,
  from: sql`wallet_user wu`,
  joins: walletUserJoins,
  where: [
    ...reachableUsers(actor),
    sql`wu.wallet_id is not null`,
    ...anyOf(walletUserStateSql(now), filter.state),
    ...anyOf(sql`wu.role`, filter.role),
    ...anyOf(sql`wu.wallet_id`, filter.walletId),
    ...anyOf(sql`wu.merchant_id`, filter.merchantId),
    ...(keyword
      ? [
          sql`(${contains(sql`wu.email`, keyword)}
            or exists (select 1 from app_user named where named.id = wu.user_id and wu.state <> 'INVITED'
              and ${contains(sql`named.nickname`, keyword)})
            or exists (select 1 from wallet of where of.id = wu.wallet_id and ${contains(sql`of.name`, keyword)}))`,
        ]
      : []),
  ],
  id: sql`wu.id`,
  sortable: {
    invitedAt: { expression: sql`wu.invited_at`, type: 'timestamptz' },
    email: nameKey(sql`wu.email`),
  },
  sortedBy: { field: 'invitedAt', dir: 'desc' },
});

/** Wallet user in the actor's data scope; refused as not found otherwise. */
export const readWalletUserRow = (context: Reader, id: string): Promise<WalletUserRow> => selectRow(context, id, sql``);

/** Locks a wallet user until the end of the transaction and reads it. */
export const lockWalletUserRow = (context: Reader, id: string): Promise<WalletUserRow> =>
  selectRow(context, id, sql`for update of wu`);

async function selectRow({ db, actor, now }: Reader, id: string, lock: SQL): Promise<WalletUserRow> {
  const { rows } = await db.execute(
    sql`
      select ${walletUserColumns({ actor, now })} from wallet_user wu ${walletUserJoins}
      where wu.id = ${id} and ${all(reachableUsers(actor))} ${lock}`,
    walletUserRow,
  );
  const [row] = rows;
  if (!row) throw new Refusal(codes.notFound);
  return row;
}
