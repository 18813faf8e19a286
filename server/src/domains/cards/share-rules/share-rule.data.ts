import { shareGroupMenu } from '../share-groups/share-group.data';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of sharing rules. */
export const shareRuleDicts: DictData[] = [
  {
    code: 'share_rule_type',
    name: ['Sharing rule type', '共享规则类型'],
    details: [
      ['SMART_ALLOCATION', 'Smart allocation', '智能分配'],
      ['CLASSIC_SHARE', 'Classic share', '经典共享'],
      ['WALLET', 'Wallet', '钱包'],
      ['EXTENDED_SHARE', 'Extended share', '扩展共享'],
    ],
  },
  {
    code: 'share_rule_status',
    name: ['Sharing rule status', '共享规则状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
];

export const shareRuleMenus: StoredMenu[] = [
  menu(79, 'cards-share-group-rules', ['Sharing rules', '共享规则'], {
    upId: shareGroupMenu.menuId,
    isHidden: true,
    isCache: true,
  }),
];
