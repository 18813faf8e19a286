import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of limits and rules. */
export const limitRuleDicts: DictData[] = [
  {
    code: 'limit_mode',
    name: ['Rule status', '规则状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['SHADOW', 'Shadow', '试运行', 'info'],
      ['INACTIVE', 'Inactive', '停用', 'mute'],
    ],
  },
  {
    code: 'limit_kind',
    name: ['Limit type', '限额类型'],
    details: [
      ['AMOUNT', 'Amount', '金额'],
      ['COUNT', 'Number of transactions', '笔数'],
      ['AMOUNT_AND_COUNT', 'Amount and number', '金额与笔数'],
      ['BLOCK', 'Block', '禁止'],
      ['DECLINE_STREAK', 'Consecutive declines', '连续拒绝'],
    ],
  },
  {
    code: 'limit_action',
    name: ['When exceeded', '触发后处理'],
    details: [
      ['DECLINE', 'Decline', '拒绝交易'],
      ['ALERT', 'Alert only', '仅提醒'],
      ['FREEZE_CARD', 'Decline and freeze card', '拒绝并冻结卡片'],
      ['REQUIRE_REVIEW', 'Decline and request review', '拒绝并提交审核'],
    ],
  },
  {
    code: 'limit_region',
    name: ['Card acceptor location', '交易商户所在地'],
    details: [
      ['ANY', 'Anywhere', '不限'],
      ['DOMESTIC', 'Domestic', '境内'],
      ['CROSS_BORDER', 'Cross-border', '跨境'],
    ],
  },
  {
    code: 'limit_presence',
    name: ['Entry mode', '用卡方式'],
    details: [
      ['ANY', 'Online or in person', '不限'],
      ['ONLINE', 'Online', '线上'],
      ['IN_PERSON', 'In person', '线下'],
    ],
  },
  {
    code: 'limit_txn_kind',
    name: ['Transaction types', '交易种类'],
    details: [
      ['PURCHASE', 'Purchase', '消费'],
      ['WITHDRAWAL', 'Cash withdrawal', '取现'],
      ['VERIFICATION', 'Verification', '验证'],
    ],
  },
  {
    code: 'match_mode',
    name: ['Scope', '适用范围'],
    details: [
      ['ANY', 'All', '全部'],
      ['ONLY', 'Only selected', '仅限以下'],
      ['EXCEPT', 'All except selected', '除以下之外'],
    ],
  },
];

const limits = menu(70, 'cards-rules-limits', ['Limits & rules', '限额与规则'], {
  icon: 'shield',
  isCache: true,
  isRecentUser: true,
});
const walletLimits = menu(74, 'walelt-cards-rules-limits', ['Wallet limits & rules', '钱包限额与规则'], {
  icon: 'gauge',
  isCache: true,
  isRecentUser: true,
});

/** Pages below a list of rules, the same for both scopes. */
const belowLimits = (
  first: number,
  url: 'cards-rules-limits' | 'walelt-cards-rules-limits',
  upId: string,
): StoredMenu[] => [
  menu(first, `${url}-save`, ['Create rule', '创建规则'], { upId, isHidden: true, isCache: true }),
  menu(first + 1, `${url}-merchant-saveinfo`, ['Merchant overrides', '商户限额'], { upId, isHidden: true }),
  menu(first + 2, `${url}-visibility`, ['Rule visibility', '规则适用商户'], { upId, isHidden: true }),
];

/** Each parent menu must precede its children. */
export const limitRuleMenus: StoredMenu[] = [
  limits,
  ...belowLimits(71, 'cards-rules-limits', limits.menuId),
  walletLimits,
  ...belowLimits(75, 'walelt-cards-rules-limits', walletLimits.menuId),
];
