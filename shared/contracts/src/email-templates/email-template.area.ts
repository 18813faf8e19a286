import type { Area, Catalogue } from '../area';
import * as emailTemplates from './email-template';

const permissions: Catalogue = {
  'admin.email-template.view': {
    name: { en_US: 'View e-mail templates', zh_CN: '查看邮件模板' },
    pages: ['email-template', 'email-template-view'],
    risk: 'LOW',
  },
  'admin.email-template.save': {
    name: { en_US: 'Edit e-mail templates', zh_CN: '编辑邮件模板' },
    pages: ['email-template-save'],
    risk: 'LOW',
  },
  'admin.email-template.publish': {
    name: { en_US: 'Publish e-mail templates', zh_CN: '发布邮件模板' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of e-mail templates. */
export const emailTemplateArea = {
  operations: [emailTemplates],
  permissions,
  actions: {
    '/emailTemplate/update': ['Edit e-mail template', '编辑邮件模板'],
    '/emailTemplate/publish': ['Publish e-mail template', '发布邮件模板'],
    '/emailTemplate/archive': ['Restore default e-mail text', '恢复默认邮件正文'],
    '/emailTemplate/test': ['Send test e-mail', '发送测试邮件'],
  },
  objects: {
    email_template: ['E-mail template', '邮件模板'],
  },
} as const satisfies Area;
