import { exportCalls } from '../jobs/export';
import { limitRuleFilter, limitRuleSortFields } from './limit-rule';

const exported = {
  permission: 'cards.limit-rule.export',
  filter: limitRuleFilter,
  prefix: 'lim',
} as const;

/** All rules that match, as a file: those for cards of no wallet, and those for cards of wallets. */
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
