import type { Area, Catalogue } from '../area';
import * as limitLifts from './limit-lift';
import * as limitRules from './limit-rule';
import * as limitExports from './limit-rule-export';
import * as limitMerchants from './limit-rule-merchant';
import * as limitUsages from './limit-rule-usage';

const permissions: Catalogue = {
  'cards.limit-rule.view': {
    name: { en_US: 'View limits and rules', zh_CN: '查看限额与规则' },
    pages: ['cards-rules-limits', 'walelt-cards-rules-limits'],
    risk: 'LOW',
  },
  'cards.limit-rule.save': {
    name: { en_US: 'Edit limits and rules', zh_CN: '编辑限额与规则' },
    pages: [
      'cards-rules-limits-save',
      'cards-rules-limits-visibility',
      'walelt-cards-rules-limits-save',
      'walelt-cards-rules-limits-visibility',
    ],
    risk: 'HIGH',
  },
  'cards.limit-rule.status': {
    name: { en_US: 'Activate and deactivate limits and rules', zh_CN: '启用与停用限额与规则' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.limit-rule.lift': {
    name: { en_US: 'Approve one-time limit overrides', zh_CN: '允许卡片单次超出限额' },
    pages: [],
    risk: 'HIGH',
  },
  'cards.limit-rule.merchant-save': {
    name: { en_US: 'Edit merchant limit overrides', zh_CN: '设置商户的更严限额' },
    pages: ['cards-rules-limits-merchant-saveinfo', 'walelt-cards-rules-limits-merchant-saveinfo'],
    risk: 'HIGH',
  },
  'cards.limit-rule.export': {
    name: { en_US: 'Export limits and rules', zh_CN: '导出限额与规则' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of limits and limit rules. */
export const limitRuleArea = {
  operations: [limitLifts, limitRules, limitExports, limitMerchants, limitUsages],
  permissions,
  actions: {
    '/limitRule/create': ['Create limit or rule', '创建限额与规则'],
    '/limitRule/update': ['Edit limit or rule', '编辑限额与规则'],
    '/limitRule/status': ['Activate or deactivate limit or rule', '启用或停用限额与规则'],
    '/limitRule/visibility': ['Change visibility of limit or rule', '修改限额与规则的可见范围'],
    '/limitRule/merchantSave': ['Edit merchant limit override', '设置商户的更严限额'],
    '/limitRule/export': ['Export limits & rules', '导出限额与规则'],
    '/limitRule/wallet/export': ['Export wallet limits & rules', '导出钱包限额与规则'],
    'limitRule/freezeCard': ['Freeze card by rule', '按规则冻结卡片'],
  },
  objects: {
    limitLift: ['Limit override request', '超限放行申请'],
    limitRule: ['Limit or rule', '限额与规则'],
  },
  jobs: {
    LIMIT_EXPORT: ['Export limits & rules', '导出限额与规则'],
    WALLET_LIMIT_EXPORT: ['Export wallet limits & rules', '导出钱包限额与规则'],
  },
  reviews: {
    LIMIT_LIFT: {
      label: ['One-time limit override', '单次超限放行'],
      steps: ['cards.limit-rule.lift'],
      days: 7,
      reasons: 'decline_reason',
    },
  },
  notifications: {
    LIMIT_CROSSED: { label: ['Limit exceeded', '已超出限额'], tone: 'warn' },
  },
} as const satisfies Area;
