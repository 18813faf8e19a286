import type { Area, Catalogue } from '../area';
import * as sendRecords from './send-record';

const permissions: Catalogue = {
  'admin.send-record.view': {
    name: { en_US: 'View sent e-mails', zh_CN: '查看发送记录' },
    pages: ['send-record', 'send-record-view'],
    risk: 'LOW',
  },
  'admin.send-record.resend': { name: { en_US: 'Resend e-mails', zh_CN: '重新发送邮件' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of sent e-mails. */
export const sendRecordArea = {
  operations: [sendRecords],
  permissions,
  actions: {
    '/sendRecord/resend': ['Resend e-mail', '重新发送邮件'],
  },
  objects: {
    mail: ['E-mail', '邮件'],
  },
} as const satisfies Area;
