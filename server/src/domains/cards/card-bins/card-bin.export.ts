import type { BinFilter } from '@console/contracts/cards';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { binListing, type BinRecordRow } from './bin-record.query';

// Cast: the contract of the export has parsed the filter with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as BinFilter | undefined;

const column = fileColumns<BinRecordRow>();

const columns = [
  column.text('bin', ['BIN', '卡BIN'], { width: 10 }),
  column.name('product', ['Product', '产品'], { of: (bin) => bin.product_name }),
  column.record('channel', ['Channel', '渠道'], { width: 20 }),
  column.code('scheme', ['Card scheme', '卡组织'], 'card_scheme', { width: 12 }),
  column.code('region', ['Region', '地区'], 'bin_region'),
  column.text('currency', titles.currency, { width: 8 }),
  column.code('type', ['Card type', '卡类型'], 'bin_card_type', { of: (bin) => bin.card_type }),
  column.code('usage', ['Usage', '使用类型'], 'usage_type', { seenIn: 'type', of: (bin) => bin.usage_type }),
  column.codes('scenarios', ['Scenarios', '使用场景'], 'business_scenario', { width: 32 }),
  column.codes('platforms', ['Platforms', '适用平台'], 'bin_platform', { seenIn: 'scenarios' }),
  column.code('status', titles.status, 'bin_status', { width: 12 }),
  column.time('updatedAt', titles.updatedAt, {
    seenIn: 'status',
    of: (bin) => new Date(bin.updated_at).toISOString(),
  }),
  column.text('id', titles.id, { seenIn: 'bin', width: 34 }),
];

/** Export of the BINs without purchase figures, which change constantly. */
export const cardBinExport = datasetOf({
  name: 'card-bins',
  listing: (query, context) => binListing({ filter: filterOf(query), keyword: query.keyword }, context),
  shown: () => (row) => row,
  columns,
});
