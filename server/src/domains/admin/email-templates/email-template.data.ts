import type { DictData } from '../../../platform/reference/reference';

/** Labels of what templates are for and how far a version has come. */
export const emailTemplateDicts: DictData[] = [
  {
    code: 'template_category',
    name: ['Category of e-mail templates', '邮件模板分类'],
    details: [
      ['SIGN_IN', 'Sign-in', '登录'],
      ['INVITATION', 'Invitations', '邀请'],
      ['REGISTRATION', 'Registration', '注册与入驻'],
      ['REVIEW', 'Reviews', '审核'],
      ['RELEASE', 'Releases', '版本发布'],
    ],
  },
  {
    code: 'template_status',
    name: ['Source of e-mail texts', '邮件正文来源'],
    details: [
      ['BUILT_IN', 'Default', '默认', 'mute'],
      ['PUBLISHED', 'Custom', '自定义', 'ok'],
    ],
  },
  {
    code: 'template_version_status',
    name: ['Status of template versions', '模板版本状态'],
    details: [
      ['DRAFT', 'Draft', '草稿', 'info'],
      ['PUBLISHED', 'Published', '已发布', 'ok'],
      ['ARCHIVED', 'Archived', '已归档', 'mute'],
    ],
  },
];
