import type { ShareCard, shareCardFilter } from '@console/contracts/cards';
import type { z } from '@console/contracts/zod';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { shareCardListing, toShareCard } from './share-card-list.query';

// Cast: the contract of the export has parsed the filter with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as z.infer<typeof shareCardFilter> | undefined;

const column = fileColumns<ShareCard>();

const columns = [
  column.text('number', ['Card number', '卡号'], { width: 18 }),
  column.text('alias', ['Alias', '卡片别名']),
  column.code('state', titles.status, 'card_state'),
  column.text('pool', ['Group or wallet', '共享卡组或钱包'], { of: ({ pool }) => pool.name }),
  column.text('cardholder', ['Cardholder', '持卡人'], { width: 22, of: ({ cardholder }) => cardholder?.name }),
  column.record('merchant', titles.merchant),
  column.text('currency', titles.currency, { seenIn: 'spendable', width: 8 }),
  column.amount('limit', ['Limit', '限额'], { of: ({ limit }) => limit?.amount }),
  column.code('limitPeriod', ['Limit period', '限额周期'], 'limit_period', {
    seenIn: 'limit',
    of: ({ limit }) => limit?.period,
  }),
  column.amount('spendable', ['Spendable', '可用金额']),
  column.time('createdAt', titles.createdAt),
  column.text('id', ['Card ID', '卡片ID'], { seenIn: 'number', width: 34 }),
];

export const shareCardExport = datasetOf({
  name: 'share-cards',
  listing: (query, context) => shareCardListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: (context) => {
    const today = companyDay(context);
    return (row) => toShareCard(row, context.actor, today);
  },
  columns,
});
