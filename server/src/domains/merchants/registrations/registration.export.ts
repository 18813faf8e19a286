import type { Registration } from '@console/contracts/merchants';
import { datasetOf, forActor } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { registrationListing, toRegistration } from './registration.query';

/** Names of the languages in the languages themselves, as in the console's language menu. */
const languageNames = { en_US: 'English', zh_CN: '简体中文' } as const;

const { text, code, time } = fileColumns<Registration>();

export const registrationExport = datasetOf({
  name: 'merchant-registrations',
  listing: registrationListing,
  shown: forActor(toRegistration),
  columns: [
    text('username', titles.name),
    text('email', ['E-mail', '邮箱'], { of: ({ email }) => email.masked }),
    text('phone', ['Phone', '电话'], { width: 20, of: ({ phone }) => phone.masked }),
    text('referralCode', ['Referral code', '推荐码'], { width: 14 }),
    text('language', ['Language', '语言'], { width: 12, of: ({ language }) => languageNames[language] }),
    code('state', titles.status, 'registration_state'),
    time('createdAt', ['Registered', '注册时间']),
    time('submittedAt', ['Submitted', '提交时间'], { seenIn: 'createdAt' }),
    time('decidedAt', ['Decided', '处理时间']),
    text('id', ['Registration ID', '注册编号'], { seenIn: 'username', width: 34 }),
  ],
});
