import type { EmailTemplateDetail } from '@console/contracts/email-templates';

const sent = { subject: 'Delayed reviews', html: '<p>{{count}} reviews</p>', text: '{{count}} reviews' };
const inChinese = { subject: '有审核处理延迟', html: '<p>{{count}}项审核</p>', text: '{{count}}项审核' };

/** Template whose built-in text is sent. */
export const templateOf = (rest: Partial<EmailTemplateDetail> = {}): EmailTemplateDetail => ({
  id: 'REVIEWS_OVERDUE',
  category: 'REVIEW',
  status: 'BUILT_IN',
  versionNo: 0,
  hasDraft: false,
  subject: { en_US: sent.subject, zh_CN: inChinese.subject },
  updatedAt: null,
  updatedBy: '',
  version: 0,
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'TEST', enabled: true },
  ],
  sent: { en_US: sent, zh_CN: inChinese },
  draft: null,
  ...rest,
});

/** Template with a draft whose Chinese text lacks a required variable. */
export const drafted = templateOf({
  hasDraft: true,
  version: 2,
  draft: { en_US: { ...sent, subject: 'Decide {{count}}' }, zh_CN: { ...inChinese, text: '请处理' } },
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'TEST', enabled: true },
    { action: 'PUBLISH', enabled: false, reason: 'INCOMPLETE' },
  ],
});
