import type { I18nText } from '@console/contracts';
import type { Account } from '@console/contracts/accounts';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { accountListing, toAccount } from './account.query';

// The contract has already parsed the filter with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as Parameters<typeof accountListing>[0]['filter'];

const column = fileColumns<Account>();

/** Columns of the list, and the account id. */
const columns = [
  column.record('merchant', titles.merchant),
  column.text('currency', titles.currency, { width: 10 }),
  column.amount('ledger', ['Ledger balance', '账面余额'], { width: 18 }),
  column.amount('held', ['On hold', '占用金额'], { width: 16 }),
  column.amount('available', ['Available', '可用余额'], { width: 18 }),
  column.amount('lowBalance', ['Low balance below', '低余额阈值'], {
    width: 18,
    of: ({ lowBalanceThreshold }) => lowBalanceThreshold,
  }),
  column.name('status', titles.status, { width: 12, of: ({ status }) => statuses[status] }),
  column.text('id', ['Account ID', '账户ID'], { width: 34 }),
];

export const accountExport = datasetOf({
  name: 'accounts',
  listing: (query, { actor }) => accountListing({ filter: filterOf(query), keyword: query.keyword }, actor),
  shown: () => toAccount,
  columns,
});

const statuses: Record<Account['status'], I18nText> = {
  NORMAL: { en_US: 'Normal', zh_CN: '正常' },
  FROZEN: { en_US: 'Frozen', zh_CN: '已冻结' },
  CLOSED: { en_US: 'Closed', zh_CN: '已关闭' },
};
