import { exportCalls } from '../jobs/export';
import { limitRuleFilter, limitRuleSortFields } from './limit-rule';

const exported = {
  permission: 'cards.limit-rule.export',
  filter: limitRuleFilter,
  prefix: 'lim',
} as const;

/** Exports all rules that match the filters: one operation for cards outside wallets, one for wallet cards. */
export const { start: exportLimitRules, count: countLimitRuleExport } = exportCalls({
  path: '/limitRule',
  ...exported,
  sortable: [...limitRuleSortFields],
});
export const { start: exportWalletLimitRules, count: countWalletLimitRuleExport } = exportCalls({
  path: '/limitRule/wallet',
  ...exported,
  sortable: [...limitRuleSortFields],
});
