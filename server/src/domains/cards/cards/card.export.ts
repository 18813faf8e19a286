import type { Card, CardFilter } from '@console/contracts/cards';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { toCard } from './card-row.query';
import { cardListing } from './card-search.query';
import { companyDay } from '../../../platform/clock/company-day.rules';

// Cast: the contract of the export has parsed filter and order with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as CardFilter | undefined;

const column = fileColumns<Card>();

/** Columns of the list, and values that it shows on a second line or omits. */
const columns = [
  column.text('number', ['Card number', '卡号'], { width: 18 }),
  column.text('alias', ['Alias', '卡片别名']),
  column.code('state', titles.status, 'card_state'),
  column.code('blockSource', ['Frozen by', '冻结来源'], 'block_source', { seenIn: 'state' }),
  column.text('cardholder', ['Cardholder', '持卡人'], { width: 22, of: ({ cardholder }) => cardholder?.name }),
  column.record('merchant', titles.merchant),
  column.text('bin', ['BIN', '卡BIN'], { width: 10, of: ({ bin }) => bin.bin }),
  column.code('scheme', ['Card scheme', '卡组织'], 'card_scheme', {
    seenIn: 'bin',
    width: 12,
    of: ({ bin }) => bin.scheme,
  }),
  column.text('currency', titles.currency, { seenIn: 'balance', width: 8 }),
  column.amount('limit', ['Limit', '限额'], { of: ({ limit }) => limit?.amount }),
  column.code('limitPeriod', ['Limit period', '限额周期'], 'limit_period', {
    seenIn: 'limit',
    of: ({ limit }) => limit?.period,
  }),
  column.amount('balance', ['Balance', '余额']),
  column.day('validTo', ['Valid until', '使用有效期至']),
  column.time('createdAt', titles.createdAt),
  column.text('id', ['Card ID', '卡片ID'], { seenIn: 'number', width: 34 }),
];

export const cardExport = datasetOf({
  name: 'cards',
  listing: (query, context) =>
    cardListing({ filter: filterOf(query), keyword: query.keyword, sort: query.sort }, context),
  shown: (context) => {
    const today = companyDay(context);
    return (row) => toCard(row, context.actor, today);
  },
  columns,
});
