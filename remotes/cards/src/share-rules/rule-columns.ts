import { listShareRules, type ShareRule } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { columnsOf, filtersOf } from '@console/screens';
import { useMerchantChoices } from '../common/merchant-choices';
import { ruleDicts, ruleStatusOf, topUpText, countText } from './rule-words';

export const useRuleColumns = columnsOf<ShareRule>({ ns: 'rule', dicts: ruleDicts }, (column) => [
  column.text('name', ({ name }) => name, { sortable: true, give: 'last', narrow: 'first' }),
  column.code('type', 'share_rule_type', { title: 'pool.type', width: 148, narrow: 'second' }),
  column.reference('merchant', { title: 'card.merchant', width: 152 }),
  column.own('maxCards', ({ maxCards }) => formatCount(maxCards), { width: 108, align: 'end' }),
  column.own('warningPercent', ({ warningPercent }) => `${warningPercent}%`, {
    title: 'rule.warning',
    width: 108,
    align: 'end',
  }),
  column.text('topUps', (rule, { t }) => topUpText(rule, t), { width: 144 }),
  column.text('usedBy', (rule, { t }) => countText(rule, t), { width: 140 }),
  column.status('status', ({ status }, { label }) => ruleStatusOf(status, label), { title: 'pool.status', width: 112 }),
  column.time('createdAt', { title: 'card.createdAt', width: 112, sortable: true }),
]);

export const ruleFilters = filtersOf(listShareRules, 'rule', (filter) => [
  filter.codes('status', 'share_rule_status', { title: 'pool.status' }),
  filter.codes('type', 'share_rule_type', { title: 'pool.type' }),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
]);
