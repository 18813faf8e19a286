import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of template categories and version states. */
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

const emailTemplates = menu(142, 'email-template', ['E-mail templates', '邮件模板'], {
  icon: 'pencil',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const emailTemplateMenus: StoredMenu[] = [
  emailTemplates,
  menu(143, 'email-template-save', ['Edit e-mail template', '编辑邮件模板'], {
    upId: emailTemplates.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  menu(144, 'email-template-view', ['E-mail template', '模板详情'], {
    upId: emailTemplates.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
