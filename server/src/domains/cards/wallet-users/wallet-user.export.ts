import type { WalletUser, walletUserFilter } from '@console/contracts/wallets';
import type { z } from '@console/contracts/zod';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { toWalletUser } from './wallet-user-row.query';
import { walletUserListing } from './wallet-user-search.query';

// Cast: the contract of the export has parsed the filter with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as z.infer<typeof walletUserFilter> | undefined;

const column = fileColumns<WalletUser>();

const columns = [
  column.text('email', ['E-mail', '邮箱'], { width: 28 }),
  column.text('user', ['Name', '姓名'], { width: 22, of: ({ name }) => name }),
  column.text('wallet', ['Wallet', '钱包'], { of: ({ wallet }) => wallet.name }),
  column.code('walletStatus', ['Wallet status', '钱包状态'], 'wallet_status', {
    seenIn: 'wallet',
    of: ({ wallet }) => wallet.status,
  }),
  column.record('merchant', titles.merchant),
  column.code('state', titles.status, 'wallet_user_state'),
  column.text('invitedBy', ['Invited by', '邀请人'], { seenIn: 'invitedAt', width: 22 }),
  column.time('invitedAt', ['Invited', '邀请时间']),
  column.time('expiresAt', ['Invitation expires', '邀请到期'], { seenIn: 'until' }),
  column.time('acceptedAt', ['Accepted', '接受时间'], { seenIn: 'until' }),
  column.text('id', titles.id, { seenIn: 'email', width: 34 }),
];

export const walletUserExport = datasetOf({
  name: 'wallet-users',
  listing: (query, context) => walletUserListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: (context) => (row) => toWalletUser(row, context),
  columns,
});
