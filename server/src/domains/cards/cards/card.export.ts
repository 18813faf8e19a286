import type { Language } from '@console/contracts';
import type { Card, CardFilter } from '@console/contracts/cards';
import { amountCell } from '../../../platform/exports/cells';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { type CardRow, toCard } from './card-row.query';
import { cardListing } from './card-search.query';
import { companyDay } from '../../../platform/clock/company-day.rules';

// Filter and order were parsed by the contract of the export, which takes them from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as CardFilter | undefined;

export const cardExport = datasetOf<CardRow, Card>({
  name: 'cards',
  dicts: ['card_state', 'card_scheme', 'limit_period', 'block_source'],
  listing: (query, context) =>
    cardListing({ filter: filterOf(query), keyword: query.keyword, sort: query.sort }, context),
  shown: (context) => {
    const today = companyDay(context);
    return (row) => toCard(row, context.actor, today);
  },
  columns: (language) => columnsIn(language),
});

/** Columns of the list, and what it shows on a second line or not at all. */
const columnsIn = (language: Language): ExportColumn<Card>[] => [
  { key: 'number', title: { en_US: 'Card number', zh_CN: '卡号' }, width: 18, cell: ({ number }) => number },
  { key: 'alias', title: { en_US: 'Alias', zh_CN: '卡片别名' }, width: 24, cell: ({ alias }) => alias },
  {
    key: 'state',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 14,
    cell: ({ state }, labels) => labels('card_state', state),
  },
  {
    key: 'blockSource',
    seenIn: 'state',
    title: { en_US: 'Frozen by', zh_CN: '冻结来源' },
    width: 14,
    cell: ({ blockSource }, labels) => labels('block_source', blockSource),
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
  { key: 'bin', title: { en_US: 'BIN', zh_CN: '卡BIN' }, width: 10, cell: ({ bin }) => bin.bin },
  {
    key: 'scheme',
    seenIn: 'bin',
    title: { en_US: 'Scheme', zh_CN: '卡组织' },
    width: 12,
    cell: ({ bin }, labels) => labels('card_scheme', bin.scheme),
  },
  {
    key: 'currency',
    seenIn: 'balance',
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
  { key: 'balance', title: { en_US: 'Balance', zh_CN: '余额' }, width: 14, cell: ({ balance }) => amountCell(balance) },
  {
    key: 'validTo',
    title: { en_US: 'Valid to', zh_CN: '有效期至' },
    width: 12,
    cell: ({ validTo }) => validTo && { day: validTo },
  },
  {
    key: 'createdAt',
    title: { en_US: 'Created', zh_CN: '创建时间' },
    width: 20,
    cell: ({ createdAt }) => ({ at: createdAt }),
  },
  { key: 'id', seenIn: 'number', title: { en_US: 'Card id', zh_CN: '卡片ID' }, width: 34, cell: ({ id }) => id },
];
