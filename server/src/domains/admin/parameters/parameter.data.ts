import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of the codes of parameters. */
export const parameterDicts: DictData[] = [
  {
    code: 'parameter_status',
    name: ['Status of system parameters', '系统参数状态'],
    details: [
      ['ACTIVE', 'Active', '已启用', 'ok'],
      ['DEFAULT', 'Inactive', '已停用', 'mute'],
    ],
  },
  {
    code: 'parameter_group',
    name: ['Group of system parameters', '系统参数分组'],
    details: [
      ['SESSIONS', 'Sign-in and sessions', '登录与会话'],
      ['FILES', 'Files', '文件'],
      ['CARDS', 'Cards and payments', '卡片与交易'],
      ['CUSTOMERS', 'Merchants and onboarding', '商户与入驻'],
      ['RELEASES', 'Releases', '版本发布'],
    ],
  },
];

const parameters = menu(90, 'parameter-management', ['System parameters', '系统参数'], {
  icon: 'sliders',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const parameterMenus: StoredMenu[] = [
  parameters,
  menu(91, 'parameter-management-save', ['Edit parameter', '编辑参数'], {
    upId: parameters.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
