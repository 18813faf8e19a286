import type { Language } from '@console/contracts';
import type { WalletUser, walletUserFilter } from '@console/contracts/wallets';
import type { z } from '@console/contracts/zod';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { toWalletUser, type WalletUserRow } from './wallet-user-row.query';
import { walletUserListing } from './wallet-user-search.query';

// The filter was parsed by the contract of the export, which takes it from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as z.infer<typeof walletUserFilter> | undefined;

export const walletUserExport = datasetOf<WalletUserRow, WalletUser>({
  name: 'wallet-users',
  dicts: ['wallet_user_state', 'wallet_status'],
  listing: (query, context) => walletUserListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: (context) => (row) => toWalletUser(row, context),
  columns: (language) => columnsIn(language),
});

const columnsIn = (language: Language): ExportColumn<WalletUser>[] => [
  { key: 'email', title: { en_US: 'E-mail', zh_CN: '电子邮箱' }, width: 28, cell: ({ email }) => email },
  { key: 'user', title: { en_US: 'Name', zh_CN: '姓名' }, width: 22, cell: ({ name }) => name },
  { key: 'wallet', title: { en_US: 'Wallet', zh_CN: '钱包' }, width: 24, cell: ({ wallet }) => wallet.name },
  {
    key: 'walletStatus',
    seenIn: 'wallet',
    title: { en_US: 'Status of the wallet', zh_CN: '钱包状态' },
    width: 14,
    cell: ({ wallet }, labels) => labels('wallet_status', wallet.status),
  },
  {
    key: 'merchant',
    title: { en_US: 'Merchant', zh_CN: '商户' },
    width: 28,
    cell: ({ merchant }) => merchant.name[language],
  },
  {
    key: 'state',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 14,
    cell: ({ state }, labels) => labels('wallet_user_state', state),
  },
  {
    key: 'invitedBy',
    seenIn: 'invitedAt',
    title: { en_US: 'Invited by', zh_CN: '邀请人' },
    width: 22,
    cell: ({ invitedBy }) => invitedBy,
  },
  {
    key: 'invitedAt',
    title: { en_US: 'Invited', zh_CN: '邀请时间' },
    width: 20,
    cell: ({ invitedAt }) => ({ at: invitedAt }),
  },
  {
    key: 'expiresAt',
    seenIn: 'until',
    title: { en_US: 'Invitation ends', zh_CN: '邀请到期' },
    width: 20,
    cell: ({ expiresAt }) => ({ at: expiresAt }),
  },
  {
    key: 'acceptedAt',
    seenIn: 'until',
    title: { en_US: 'Accepted', zh_CN: '接受时间' },
    width: 20,
    cell: ({ acceptedAt }) => acceptedAt && { at: acceptedAt },
  },
  { key: 'id', seenIn: 'email', title: { en_US: 'Id', zh_CN: 'ID' }, width: 34, cell: ({ id }) => id },
];
