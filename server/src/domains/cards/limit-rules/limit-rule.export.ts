import type { I18nText } from '@console/contracts';
import type { LimitItem, LimitRule, LimitRuleFilter, LimitScope } from '@console/contracts/cards';
import { datasetOf, forActor, type Dataset, type ExportQuery, type Labels } from '../../../platform/exports/dataset';
import { fileColumns, titles } from '../../../platform/exports/file-columns';
import { toLimitRule } from './limit-row.query';
import { limitRuleListing } from './limit-rule.query';

// Cast: the contract of the export has parsed the filter with the schema of the list.
const filterOf = ({ filter }: ExportQuery) => filter as LimitRuleFilter | undefined;

const all = { en_US: 'All', zh_CN: '全部' };

const subjects: Record<LimitRule['countedBy'], I18nText> = {
  CARD: { en_US: 'Card', zh_CN: '卡片' },
  POOL: { en_US: 'Group or wallet', zh_CN: '共享卡组或钱包' },
  MERCHANT: { en_US: 'Merchant', zh_CN: '商户' },
};

const column = fileColumns<LimitRule>();

const columns = [
  column.name('name', ['Name', '名称']),
  column.code('mode', titles.status, 'limit_mode', { width: 12 }),
  column.own('items', ['Limits', '限额'], {
    width: 48,
    cell: ({ items, currency }, labels) => items.map((item) => itemWords(item, currency, labels)).join('; '),
  }),
  column.count('priority', ['Priority', '优先级']),
  column.name('countedBy', ['Scope', '统计对象'], { width: 12, of: ({ countedBy }) => subjects[countedBy] }),
  column.own('currency', titles.currency, {
    seenIn: 'items',
    width: 8,
    cell: ({ currency }, _labels, language) => currency ?? all[language],
  }),
  column.own('bins', ['BINs', '卡BIN'], {
    seenIn: 'name',
    cell: ({ bins }, _labels, language) => bins.map(({ bin }) => bin).join(' ') || all[language],
  }),
  column.own('merchants', ['Merchants', '商户'], {
    width: 36,
    cell: ({ merchants }, _labels, language) =>
      merchants?.map(({ name }) => name[language]).join(', ') ?? all[language],
  }),
  column.day('from', ['From', '起始日'], { seenIn: 'name' }),
  column.day('to', ['To', '截止日'], { seenIn: 'name' }),
  column.count('hits', ['Declines (30 days)', '近30天拒绝'], { width: 12, of: ({ hits }) => hits.purchases }),
  column.time('updatedAt', titles.updatedAt),
  column.text('id', titles.id, { seenIn: 'name', width: 34 }),
];

const limitExportOf = (scope: LimitScope, name: string): Dataset =>
  datasetOf({
    name,
    dicts: ['limit_kind', 'limit_period', 'limit_action'],
    listing: (query, context) => limitRuleListing({ filter: filterOf(query), keyword: query.keyword }, scope, context),
    shown: forActor(toLimitRule),
    columns,
  });

/** Export of the rules for cards without a wallet; rules for wallet cards have a separate export. */
export const limitRuleExport = limitExportOf('CARD', 'limit-rules');
export const walletLimitRuleExport = limitExportOf('WALLET', 'wallet-limit-rules');

/** Limit as one cell, like `Amount 500.00 USD, Per day, Decline`, because limits have different fields. */
function itemWords(item: LimitItem, currency: string | null, labels: Labels): string {
  const { kind, maxAmount, maxCount, mccs, countries, period, action } = item;
  const texts = [
    [labels('limit_kind', kind), maxAmount && `${maxAmount} ${currency ?? ''}`.trim(), maxCount, mccs].filter(Boolean),
    [countries.join(' ')],
    [period && labels('limit_period', period)],
    [labels('limit_action', action)],
  ];
  return texts
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}
