import type { Language } from '@console/contracts';
import { type BatchItemState, type CardBatchItem, readCardBatch } from '@console/contracts/cards';
import { datasetOf, type ExportColumn, type ExportQuery } from '../../../platform/exports/dataset';
import { batchListing, type ItemRow, toItem } from './card-batch.query';

// The filter was written by the call that began the export.
const batchNoOf = ({ filter }: ExportQuery) => readCardBatch.input.parse(filter).batchNo;

/** What became of each card of a batch. */
export const cardBatchExport = datasetOf<ItemRow, CardBatchItem>({
  name: 'card-batch',
  dicts: [],
  listing: (query, context) => batchListing(batchNoOf(query), context),
  shown:
    ({ actor }, language) =>
    (row) =>
      toItem(row, { actor, language }),
  columns: (language) => columnsIn(language),
});

const columnsIn = (language: Language): ExportColumn<CardBatchItem>[] => [
  { key: 'seq', title: { en_US: 'No.', zh_CN: '序号' }, width: 8, cell: ({ seq }) => String(seq) },
  { key: 'alias', title: { en_US: 'Alias', zh_CN: '卡片别名' }, width: 24, cell: ({ alias }) => alias },
  {
    key: 'cardholder',
    title: { en_US: 'Cardholder', zh_CN: '持卡人' },
    width: 22,
    cell: ({ cardholder }) => cardholder,
  },
  { key: 'state', title: { en_US: 'Result', zh_CN: '结果' }, width: 14, cell: ({ state }) => states[state][language] },
  { key: 'message', title: { en_US: 'Reason', zh_CN: '原因' }, width: 40, cell: ({ message }) => message },
  {
    key: 'number',
    title: { en_US: 'Card number', zh_CN: '卡号' },
    width: 18,
    cell: ({ card }) => card?.number ?? null,
  },
  { key: 'cardId', title: { en_US: 'Card id', zh_CN: '卡片ID' }, width: 34, cell: ({ card }) => card?.id ?? null },
];

const states: Record<BatchItemState, Record<Language, string>> = {
  WAITING: { en_US: 'Not begun', zh_CN: '未开始' },
  ORDERED: { en_US: 'Being created', zh_CN: '创建中' },
  DONE: { en_US: 'Created', zh_CN: '已创建' },
  FAILED: { en_US: 'Failed', zh_CN: '失败' },
  CANCELLED: { en_US: 'Cancelled', zh_CN: '已取消' },
};
