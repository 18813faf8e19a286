import type { SendRecordDetail } from '@console/contracts/send-records';

/** E-mail without secrets that the mail server refused. */
export const mailOf = (rest: Partial<SendRecordDetail> = {}): SendRecordDetail => ({
  id: 'mail_01JCZ0000000000000000000AA',
  to: 'd••••@aldermoor.example',
  template: 'REVIEWS_OVERDUE',
  language: 'en_US',
  subject: 'Delayed reviews',
  state: 'FAILED',
  attempts: 1,
  lastError: '550 no such user',
  createdAt: '2026-11-20T08:00:00.000Z',
  sentAt: null,
  version: 3,
  allowedActions: [{ action: 'RESEND', enabled: true }],
  body: 'Hello Daniel Koh,\n\n3 reviews are delayed.',
  templateVersion: null,
  hidesSecret: false,
  about: null,
  resentOf: null,
  resentAs: [],
  ...rest,
});

/** E-mail with a single-use link. */
export const secretMail = mailOf({
  id: 'mail_01JCZ0000000000000000000BB',
  template: 'RESET_LINK',
  subject: 'Reset your password',
  state: 'SENT',
  lastError: '',
  sentAt: '2026-11-20T08:00:02.000Z',
  allowedActions: [{ action: 'RESEND', enabled: false, reason: 'SINGLE_USE' }],
  body: 'Hello,\n\nhttps://console.example/resetPassword?••••••••',
  hidesSecret: true,
  about: { objectType: 'user', objectId: 'user_01JCZ0000000000000000000CC', objectLabel: 'Ruth Adler' },
});
