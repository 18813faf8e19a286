import type { Agreement } from '@console/contracts/company';
import { datasetOf } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { agreementListing, toAgreement } from './agreement.query';

const { text, name, code, count, day, flag, time } = fileColumns<Agreement>();

export const agreementExport = datasetOf({
  name: 'agreements',
  listing: agreementListing,
  shown:
    ({ actor, now }) =>
    (row) =>
      toAgreement(row, { actor, now }),
  columns: [
    code('type', ['Type', '类型'], 'agreement_type'),
    name('title', ['Title', '标题']),
    count('versionNo', ['Version', '版本号']),
    code('status', titles.status, 'agreement_status'),
    day('effectiveFrom', ['Effective from', '生效日期']),
    flag('acceptanceRequired', ['Acceptance required', '要求签署']),
    count('acceptances', ['Acceptances', '签署数']),
    time('publishedAt', ['Published', '发布时间'], { seenIn: 'status' }),
    time('updatedAt', titles.updatedAt),
    text('updatedBy', titles.updatedBy),
  ],
});
