import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of agreements. */
export const agreementDicts: DictData[] = [
  {
    code: 'agreement_status',
    name: ['Agreement status', '协议状态'],
    details: [
      ['DRAFT', 'Draft', '草稿', 'info'],
      ['PUBLISHED', 'Published', '已发布', 'ok'],
      ['ARCHIVED', 'Archived', '已归档', 'mute'],
    ],
  },
  {
    code: 'agreement_type',
    name: ['Agreement type', '协议类型'],
    details: [
      ['SERVICE', 'Service agreement', '服务协议', 'mute'],
      ['MASTER_SERVICE', 'Master service agreement', '主服务协议', 'mute'],
      ['PRIVACY', 'Privacy policy', '隐私政策', 'mute'],
    ],
  },
  {
    code: 'acceptance_subject',
    name: ['Accepted by', '签署人类型'],
    details: [
      ['USER', 'User', '用户', 'mute'],
      ['REGISTRATION', 'Applicant', '注册人', 'mute'],
      ['APPLICATION', 'Onboarding applicant', '入驻申请人', 'mute'],
    ],
  },
];

const list = menu(191, 'company-agreement-management', ['Agreements', '协议管理'], {
  icon: 'scale',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus, each parent before its children. */
export const agreementMenus: StoredMenu[] = [
  list,
  menu(192, 'company-agreement-saveinfo', ['Agreement', '协议详情'], {
    upId: list.menuId,
    isHidden: true,
    isCache: true,
  }),
];
