import type { Language } from '@console/contracts';
import type { Transaction, TransactionFilter } from '@console/contracts/cards';
import { amountCell } from '../../../platform/exports/cells';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { toTransaction, type TransactionRow } from './transaction-row.query';
import { transactionListing } from './transaction.query';

// Filter and order were parsed by the contract of the export, which takes them from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as TransactionFilter | undefined;

export const transactionExport = datasetOf<TransactionRow, Transaction>({
  name: 'card-transactions',
  dicts: ['transaction_status', 'transaction_phase', 'transaction_type', 'transaction_region', 'decline_reason'],
  listing: (query, context) => transactionListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown:
    ({ actor }) =>
    (row) =>
      toTransaction(row, actor),
  columns: (language) => columnsIn(language),
});

const shopColumns: ExportColumn<Transaction>[] = [
  { key: 'at', title: { en_US: 'Time', zh_CN: '交易时间' }, width: 20, cell: ({ at }) => ({ at }) },
  { key: 'txnNo', seenIn: 'at', title: { en_US: 'Number', zh_CN: '交易号' }, width: 24, cell: ({ txnNo }) => txnNo },
  { key: 'shop', title: { en_US: 'Shop', zh_CN: '交易商户' }, width: 28, cell: ({ shop }) => shop.name },
  {
    key: 'mcc',
    seenIn: 'shop',
    title: { en_US: 'Category code', zh_CN: '商户类别码' },
    width: 10,
    cell: ({ shop }) => shop.mcc,
  },
  {
    key: 'country',
    seenIn: 'region',
    title: { en_US: 'Country', zh_CN: '国家/地区' },
    width: 8,
    cell: ({ shop }) => shop.country,
  },
  {
    key: 'region',
    title: { en_US: 'Region', zh_CN: '交易地区' },
    width: 14,
    cell: ({ region }, labels) => labels('transaction_region', region),
  },
  {
    key: 'type',
    title: { en_US: 'Type', zh_CN: '类型' },
    width: 12,
    cell: ({ type }, labels) => labels('transaction_type', type),
  },
  {
    key: 'status',
    seenIn: 'phase',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 12,
    cell: ({ status }, labels) => labels('transaction_status', status),
  },
  {
    key: 'phase',
    title: { en_US: 'Phase', zh_CN: '阶段' },
    width: 16,
    cell: ({ phase }, labels) => labels('transaction_phase', phase),
  },
  {
    key: 'declineCode',
    seenIn: 'phase',
    title: { en_US: 'Decline reason', zh_CN: '拒绝原因' },
    width: 28,
    cell: ({ declineCode }, labels) => labels('decline_reason', declineCode),
  },
];

const moneyColumns: ExportColumn<Transaction>[] = [
  {
    key: 'shopCurrency',
    seenIn: 'amount',
    title: { en_US: 'Shop currency', zh_CN: '交易币种' },
    width: 10,
    cell: ({ amount }) => amount.currency,
  },
  {
    key: 'amount',
    title: { en_US: 'Shop amount', zh_CN: '交易金额' },
    width: 14,
    cell: ({ amount }) => amountCell(amount),
  },
  {
    key: 'rate',
    title: { en_US: 'Exchange rate', zh_CN: '汇率' },
    width: 14,
    cell: ({ exchangeRate }) => exchangeRate,
  },
  {
    key: 'currency',
    seenIn: 'billed',
    title: { en_US: 'Billing currency', zh_CN: '账单币种' },
    width: 10,
    cell: ({ billed }) => billed.currency,
  },
  { key: 'billed', title: { en_US: 'Billed', zh_CN: '账单金额' }, width: 14, cell: ({ billed }) => amountCell(billed) },
  { key: 'fees', title: { en_US: 'Fees', zh_CN: '手续费' }, width: 12, cell: ({ fees }) => amountCell(fees) },
  {
    key: 'held',
    seenIn: 'billed',
    title: { en_US: 'Held', zh_CN: '占用金额' },
    width: 14,
    cell: ({ held }) => amountCell(held),
  },
  {
    key: 'cleared',
    seenIn: 'billed',
    title: { en_US: 'Cleared', zh_CN: '清算金额' },
    width: 14,
    cell: ({ cleared }) => amountCell(cleared),
  },
  {
    key: 'refunded',
    seenIn: 'billed',
    title: { en_US: 'Refunded', zh_CN: '退款金额' },
    width: 14,
    cell: ({ refunded }) => amountCell(refunded),
  },
  {
    key: 'code',
    title: { en_US: 'Authorization code', zh_CN: '授权码' },
    width: 12,
    cell: ({ authorizationCode }) => authorizationCode,
  },
];

/** Columns of the list, and what the page of a purchase shows beside it. */
const columnsIn = (language: Language): ExportColumn<Transaction>[] => [
  ...shopColumns,
  ...moneyColumns,
  { key: 'card', title: { en_US: 'Card number', zh_CN: '卡号' }, width: 18, cell: ({ card }) => card.number },
  {
    key: 'alias',
    seenIn: 'card',
    title: { en_US: 'Alias', zh_CN: '卡片别名' },
    width: 24,
    cell: ({ card }) => card.alias,
  },
  {
    key: 'merchant',
    seenIn: 'card',
    title: { en_US: 'Merchant', zh_CN: '商户' },
    width: 28,
    cell: ({ merchant }) => merchant.name[language],
  },
  { key: 'id', seenIn: 'at', title: { en_US: 'Transaction id', zh_CN: '交易ID' }, width: 34, cell: ({ id }) => id },
];
