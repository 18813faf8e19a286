import type { MerchantReview } from '@console/contracts/merchants';
import { datasetOf } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { systemId } from '../../../platform/system-ctx';
import { merchantReviewListing, toMerchantReview } from './merchant-review.query';

const { text, code, own, time } = fileColumns<MerchantReview>();

/** Submitter of reviews that the system created. */
const system = { en_US: 'System', zh_CN: '系统' } as const;

export const merchantReviewExport = datasetOf({
  name: 'merchant-reviews',
  listing: merchantReviewListing,
  shown: (context) => (one) => toMerchantReview(one, context),
  columns: [
    text('reviewNo', ['Review', '审核编号']),
    code('kind', ['Type', '类型'], 'review_kind'),
    own('merchant', titles.merchant, {
      width: 28,
      cell: ({ merchant, objectLabel }, _labels, language) => merchant?.name[language] ?? objectLabel,
    }),
    text('merchantNo', ['Merchant number', '商户号'], {
      seenIn: 'merchant',
      of: ({ merchant }) => merchant?.merchantNo,
    }),
    own('maker', ['Submitted by', '提交人'], {
      cell: ({ maker }, _labels, language) => (maker.id === systemId ? system[language] : maker.name),
    }),
    time('submittedAt', ['Submitted', '提交时间']),
    time('dueAt', ['Due', '截止时间']),
    code('stage', titles.status, 'review_stage'),
    text('decidedBy', ['Decided by', '审核人']),
    time('decidedAt', ['Decided', '审核时间'], { seenIn: 'decidedBy' }),
  ],
});
