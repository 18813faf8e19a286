import type { Language } from '@console/contracts';
import type { Account } from '@console/contracts/accounts';
import { amountCell } from '../../../platform/exports/cells';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { accountListing, type AccountRow, toAccount } from './account.query';

// The filter was parsed by the contract of the export, which takes it from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as Parameters<typeof accountListing>[0]['filter'];

export const accountExport = datasetOf<AccountRow, Account>({
  name: 'accounts',
  dicts: [],
  listing: (query, { actor }) => accountListing({ filter: filterOf(query), keyword: query.keyword }, actor),
  shown: () => toAccount,
  columns: (language) => columnsIn(language),
});

/** Columns of the list, and its id. */
const columnsIn = (language: Language): ExportColumn<Account>[] => [
  {
    key: 'merchant',
    title: { en_US: 'Merchant', zh_CN: '商户' },
    width: 28,
    cell: ({ merchant }) => merchant.name[language],
  },
  { key: 'currency', title: { en_US: 'Currency', zh_CN: '币种' }, width: 10, cell: ({ currency }) => currency },
  {
    key: 'ledger',
    title: { en_US: 'Ledger balance', zh_CN: '账面余额' },
    width: 18,
    cell: ({ ledger }) => amountCell(ledger),
  },
  { key: 'held', title: { en_US: 'On hold', zh_CN: '占用' }, width: 16, cell: ({ held }) => amountCell(held) },
  {
    key: 'available',
    title: { en_US: 'Available', zh_CN: '可用余额' },
    width: 18,
    cell: ({ available }) => amountCell(available),
  },
  {
    key: 'lowBalance',
    title: { en_US: 'Low balance below', zh_CN: '低余额阈值' },
    width: 18,
    cell: ({ lowBalanceThreshold }) => amountCell(lowBalanceThreshold),
  },
  {
    key: 'status',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 12,
    cell: ({ status }) => statuses[status][language],
  },
  { key: 'id', title: { en_US: 'Account id', zh_CN: '账户ID' }, width: 34, cell: ({ id }) => id },
];

const statuses: Record<Account['status'], Record<Language, string>> = {
  NORMAL: { en_US: 'Normal', zh_CN: '正常' },
  FROZEN: { en_US: 'Frozen', zh_CN: '已冻结' },
  CLOSED: { en_US: 'Closed', zh_CN: '已关闭' },
};
