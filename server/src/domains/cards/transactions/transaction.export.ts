import type { Transaction, TransactionFilter } from '@console/contracts/cards';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, forActor, type ExportQuery } from '../../../platform/exports/dataset';
import { toTransaction } from './transaction-row.query';
import { transactionListing } from './transaction.query';

// Cast: the contract of the export has parsed filter and order with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as TransactionFilter | undefined;

const column = fileColumns<Transaction>();

const shopColumns = [
  column.time('at', ['Time', '交易时间']),
  column.text('txnNo', ['Number', '交易号'], { seenIn: 'at' }),
  column.text('shop', ['Card acceptor', '交易商户'], { width: 28, of: ({ shop }) => shop.name }),
  column.text('mcc', ['Merchant category code', '商户类别码'], {
    seenIn: 'shop',
    width: 10,
    of: ({ shop }) => shop.mcc,
  }),
  column.text('country', ['Country', '国家/地区'], { seenIn: 'region', width: 8, of: ({ shop }) => shop.country }),
  column.code('region', ['Region', '交易地区'], 'transaction_region'),
  column.code('type', ['Type', '类型'], 'transaction_type', { width: 12 }),
  column.code('status', titles.status, 'transaction_status', { seenIn: 'phase', width: 12 }),
  column.code('phase', ['Stage', '阶段'], 'transaction_phase', { width: 16 }),
  column.code('declineCode', ['Decline reason', '拒绝原因'], 'decline_reason', { seenIn: 'phase', width: 28 }),
];

const moneyColumns = [
  column.text('shopCurrency', ['Transaction currency', '交易币种'], {
    seenIn: 'amount',
    width: 10,
    of: ({ amount }) => amount.currency,
  }),
  column.amount('amount', ['Amount', '交易金额']),
  column.text('rate', ['Exchange rate', '汇率'], { width: 14, of: ({ exchangeRate }) => exchangeRate }),
  column.text('currency', ['Billing currency', '账单币种'], {
    seenIn: 'billed',
    width: 10,
    of: ({ billed }) => billed.currency,
  }),
  column.amount('billed', ['Billed', '账单金额']),
  column.amount('fees', ['Fees', '手续费'], { width: 12 }),
  column.amount('held', ['On hold', '占用金额'], { seenIn: 'billed' }),
  column.amount('cleared', ['Cleared', '清算金额'], { seenIn: 'billed' }),
  column.amount('refunded', ['Refunded', '退款金额'], { seenIn: 'billed' }),
  column.text('code', ['Authorization code', '授权码'], {
    width: 12,
    of: ({ authorizationCode }) => authorizationCode,
  }),
];

/** Columns of the list, and values that only the page of a purchase shows. */
const columns = [
  ...shopColumns,
  ...moneyColumns,
  column.text('card', ['Card number', '卡号'], { width: 18, of: ({ card }) => card.number }),
  column.text('alias', ['Alias', '卡片别名'], { seenIn: 'card', of: ({ card }) => card.alias }),
  column.record('merchant', titles.merchant, { seenIn: 'card' }),
  column.text('id', ['Transaction ID', '交易ID'], { seenIn: 'at', width: 34 }),
];

export const transactionExport = datasetOf({
  name: 'card-transactions',
  listing: (query, context) => transactionListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: forActor(toTransaction),
  columns,
});
