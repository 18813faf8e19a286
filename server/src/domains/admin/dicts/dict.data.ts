import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of dictionary codes. */
export const dictDicts: DictData[] = [
  {
    code: 'dict_kind',
    name: ['Source of dictionaries', '字典来源'],
    details: [
      ['SYSTEM', 'System', '系统', 'info'],
      ['OWN', 'Custom', '自定义', 'mute'],
    ],
  },
  {
    code: 'dict_entry_status',
    name: ['Status of dictionary entries', '字典项状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
  {
    code: 'dict_colour',
    name: ['Color of dictionary entries', '字典项颜色'],
    details: [
      ['ok', 'Success', '成功', 'ok'],
      ['warn', 'Warning', '警示', 'warn'],
      ['bad', 'Error', '异常', 'bad'],
      ['info', 'Information', '提示', 'info'],
      ['mute', 'Neutral', '中性', 'mute'],
    ],
  },
];

const dicts = menu(98, 'dict-management', ['Dictionaries', '字典'], {
  icon: 'table',
  position: 2,
  isCache: true,
  isRecentUser: true,
});
const dictEntries = menu(99, 'dict-dt-management', ['Dictionary entries', '字典项'], {
  upId: dicts.menuId,
  position: 2,
  isHidden: true,
  isCache: true,
});

/** Menus; a parent precedes its children. */
export const dictMenus: StoredMenu[] = [
  dicts,
  menu(100, 'dict-management-save', ['Create dictionary', '创建字典'], {
    upId: dicts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
  dictEntries,
  menu(101, 'dict-dt-management-save', ['Create dictionary entry', '创建字典项'], {
    upId: dicts.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
