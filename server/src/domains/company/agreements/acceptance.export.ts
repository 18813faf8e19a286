import type { AgreementAcceptance } from '@console/contracts/company';
import { datasetOf } from '../../../platform/exports/dataset';
import { fileColumns } from '../../../platform/exports/file-columns';
import { acceptanceListing, toAcceptance } from './acceptance.query';

/** Names of the languages in the languages themselves, as in the console's language menu. */
const languageNames = { en_US: 'English', zh_CN: '简体中文' } as const;

const { text, code, time } = fileColumns<AgreementAcceptance>();

export const acceptanceExport = datasetOf({
  name: 'agreement-acceptances',
  listing: acceptanceListing,
  shown: () => toAcceptance,
  columns: [
    text('subject', ['Name', '姓名']),
    code('subjectType', ['Accepted by', '签署人类型'], 'acceptance_subject', { seenIn: 'subject' }),
    text('signature', ['Signature', '签名']),
    text('ip', ['IP address', 'IP地址'], { width: 18 }),
    time('acceptedAt', ['Accepted', '签署时间']),
    text('language', ['Language', '语言'], { width: 12, of: ({ language }) => languageNames[language] }),
    text('bodySha256', ['SHA-256 of the text', '正文SHA-256'], { width: 66 }),
  ],
});
