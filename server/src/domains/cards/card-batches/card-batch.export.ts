import type { I18nText } from '@console/contracts';
import { type BatchItemState, type CardBatchItem, readCardBatch } from '@console/contracts/cards';
import { fileColumns } from '../../../platform/exports/file-columns';
import { datasetOf, type ExportQuery } from '../../../platform/exports/dataset';
import { batchListing, toItem } from './card-batch.query';

// The call that started the export wrote the filter.
const batchNoOf = ({ filter }: ExportQuery) => readCardBatch.input.parse(filter).batchNo;

const column = fileColumns<CardBatchItem>();

const columns = [
  column.count('seq', ['No.', '序号']),
  column.text('alias', ['Alias', '卡片别名']),
  column.text('cardholder', ['Cardholder', '持卡人'], { width: 22 }),
  column.name('state', ['Result', '结果'], { width: 14, of: ({ state }) => states[state] }),
  column.text('message', ['Reason', '原因'], { width: 40 }),
  column.text('number', ['Card number', '卡号'], { width: 18, of: ({ card }) => card?.number }),
  column.text('cardId', ['Card ID', '卡片ID'], { width: 34, of: ({ card }) => card?.id }),
];

/** Export of a batch: one row per card with its result. */
export const cardBatchExport = datasetOf({
  name: 'card-batch',
  listing: (query, context) => batchListing(batchNoOf(query), context),
  shown:
    ({ actor }, language) =>
    (row) =>
      toItem(row, { actor, language }),
  columns,
});

const states: Record<BatchItemState, I18nText> = {
  WAITING: { en_US: 'Not started', zh_CN: '未开始' },
  ORDERED: { en_US: 'Creating', zh_CN: '创建中' },
  DONE: { en_US: 'Created', zh_CN: '已创建' },
  FAILED: { en_US: 'Failed', zh_CN: '失败' },
  CANCELLED: { en_US: 'Cancelled', zh_CN: '已取消' },
};
