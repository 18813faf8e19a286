import type { Language } from '@console/contracts';
import type { BinFilter } from '@console/contracts/cards';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { binListing, type BinRecordRow } from './bin-record.query';

// The filter was parsed by the contract of the export, which takes it from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as BinFilter | undefined;

/** What BINs are; how their purchases go is of the hour and stays in the list. */
export const cardBinExport = datasetOf<BinRecordRow, BinRecordRow>({
  name: 'card-bins',
  dicts: [
    'bin_region',
    'bin_card_type',
    'bin_status',
    'bin_platform',
    'card_scheme',
    'usage_type',
    'business_scenario',
  ],
  listing: (query, context) => binListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: () => (row) => row,
  columns: (language) => columnsIn(language),
});

const columnsIn = (language: Language): ExportColumn<BinRecordRow>[] => [
  { key: 'bin', title: { en_US: 'BIN', zh_CN: '卡BIN' }, width: 10, cell: ({ bin }) => bin },
  { key: 'product', title: { en_US: 'Product', zh_CN: '产品' }, width: 28, cell: (bin) => bin.product_name[language] },
  {
    key: 'channel',
    title: { en_US: 'Channel', zh_CN: '渠道' },
    width: 20,
    cell: ({ channel }) => channel.name[language],
  },
  {
    key: 'scheme',
    title: { en_US: 'Scheme', zh_CN: '卡组织' },
    width: 12,
    cell: ({ scheme }, labels) => labels('card_scheme', scheme),
  },
  {
    key: 'region',
    title: { en_US: 'Region', zh_CN: '地区' },
    width: 14,
    cell: ({ region }, labels) => labels('bin_region', region),
  },
  { key: 'currency', title: { en_US: 'Currency', zh_CN: '币种' }, width: 8, cell: ({ currency }) => currency },
  {
    key: 'type',
    title: { en_US: 'Card type', zh_CN: '卡片类型' },
    width: 14,
    cell: (bin, labels) => labels('bin_card_type', bin.card_type),
  },
  {
    key: 'usage',
    seenIn: 'type',
    title: { en_US: 'Usage', zh_CN: '使用类型' },
    width: 14,
    cell: (bin, labels) => labels('usage_type', bin.usage_type),
  },
  {
    key: 'scenarios',
    title: { en_US: 'Business scenarios', zh_CN: '业务场景' },
    width: 32,
    cell: ({ scenarios }, labels) => scenarios.map((one) => labels('business_scenario', one)).join(', '),
  },
  {
    key: 'platforms',
    seenIn: 'scenarios',
    title: { en_US: 'Platforms', zh_CN: '平台' },
    width: 24,
    cell: ({ platforms }, labels) => platforms.map((one) => labels('bin_platform', one)).join(', '),
  },
  {
    key: 'status',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 12,
    cell: ({ status }, labels) => labels('bin_status', status),
  },
  {
    key: 'updatedAt',
    seenIn: 'status',
    title: { en_US: 'Changed', zh_CN: '更新时间' },
    width: 20,
    cell: (bin) => ({ at: new Date(bin.updated_at).toISOString() }),
  },
  { key: 'id', seenIn: 'bin', title: { en_US: 'Id', zh_CN: 'ID' }, width: 34, cell: ({ id }) => id },
];
