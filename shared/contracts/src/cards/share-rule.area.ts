import type { Area, Catalogue } from '../area';
import * as shareRules from './share-rule';

const permissions: Catalogue = {
  'cards.share-rule.view': {
    name: { en_US: 'View sharing rules', zh_CN: '查看共享规则' },
    pages: ['cards-share-group-rules'],
    risk: 'LOW',
  },
  'cards.share-rule.save': { name: { en_US: 'Edit sharing rules', zh_CN: '维护共享规则' }, pages: [], risk: 'HIGH' },
};

/** Operations, permissions and labels of sharing rules. */
export const shareRuleArea = {
  operations: [shareRules],
  permissions,
  actions: {
    '/shareRule/save': ['Save sharing rule', '保存共享规则'],
    '/shareRule/status': ['Enable or disable sharing rule', '启用或停用共享规则'],
  },
  objects: {
    shareRule: ['Sharing rule', '共享规则'],
  },
} as const satisfies Area;
