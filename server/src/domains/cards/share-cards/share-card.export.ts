import type { Language } from '@console/contracts';
import type { ShareCard, shareCardFilter } from '@console/contracts/cards';
import type { z } from '@console/contracts/zod';
import { amountCell } from '../../../platform/exports/cells';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { companyDay } from '../../../platform/clock/company-day.rules';
import { shareCardListing, type ShareCardRow, toShareCard } from './share-card-list.query';

// The filter was parsed by the contract of the export, which takes it from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as z.infer<typeof shareCardFilter> | undefined;

export const shareCardExport = datasetOf<ShareCardRow, ShareCard>({
  name: 'share-cards',
  dicts: ['card_state', 'limit_period'],
  listing: (query, context) => shareCardListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: (context) => {
    const today = companyDay(context);
    return (row) => toShareCard(row, context.actor, today);
  },
  columns: (language) => columnsIn(language),
});

const columnsIn = (language: Language): ExportColumn<ShareCard>[] => [
  { key: 'number', title: { en_US: 'Card number', zh_CN: '卡号' }, width: 18, cell: ({ number }) => number },
  { key: 'alias', title: { en_US: 'Alias', zh_CN: '卡片别名' }, width: 24, cell: ({ alias }) => alias },
  {
    key: 'state',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 14,
    cell: ({ state }, labels) => labels('card_state', state),
  },
  {
    key: 'pool',
    title: { en_US: 'Group or wallet', zh_CN: '共享卡组或钱包' },
    width: 24,
    cell: ({ pool }) => pool.name,
  },
  {
    key: 'cardholder',
    title: { en_US: 'Cardholder', zh_CN: '持卡人' },
    width: 22,
    cell: ({ cardholder }) => cardholder?.name ?? null,
  },
  {
    key: 'merchant',
    title: { en_US: 'Merchant', zh_CN: '商户' },
    width: 28,
    cell: ({ merchant }) => merchant.name[language],
  },
  {
    key: 'currency',
    seenIn: 'spendable',
    title: { en_US: 'Currency', zh_CN: '币种' },
    width: 8,
    cell: ({ currency }) => currency,
  },
  { key: 'limit', title: { en_US: 'Limit', zh_CN: '限额' }, width: 14, cell: ({ limit }) => amountCell(limit?.amount) },
  {
    key: 'limitPeriod',
    seenIn: 'limit',
    title: { en_US: 'Limit period', zh_CN: '限额周期' },
    width: 14,
    cell: ({ limit }, labels) => labels('limit_period', limit?.period ?? null),
  },
  {
    key: 'spendable',
    title: { en_US: 'Can spend', zh_CN: '可用额' },
    width: 14,
    cell: ({ spendable }) => amountCell(spendable),
  },
  {
    key: 'createdAt',
    title: { en_US: 'Created', zh_CN: '创建时间' },
    width: 20,
    cell: ({ createdAt }) => ({ at: createdAt }),
  },
  { key: 'id', seenIn: 'number', title: { en_US: 'Card id', zh_CN: '卡片ID' }, width: 34, cell: ({ id }) => id },
];
