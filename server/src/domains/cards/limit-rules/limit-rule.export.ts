import type { Language } from '@console/contracts';
import type { LimitItem, LimitRule, LimitRuleFilter, LimitScope } from '@console/contracts/cards';
import {
  datasetOf,
  type Dataset,
  type ExportColumn,
  type ExportQuery,
  type Labels,
} from '../../../platform/exports/dataset';
import { type LimitRuleRow, toLimitRule } from './limit-row.query';
import { limitRuleListing } from './limit-rule.query';

// The filter was parsed by the contract of the export, which takes it from that of the list.
const filterOf = ({ filter }: ExportQuery) => filter as LimitRuleFilter | undefined;

const limitExportOf = (scope: LimitScope, name: string): Dataset =>
  datasetOf<LimitRuleRow, LimitRule>({
    name,
    dicts: ['limit_mode', 'limit_kind', 'limit_period', 'limit_action'],
    listing: (query, context) => limitRuleListing({ filter: filterOf(query), keyword: query.keyword }, scope, context),
    shown:
      ({ actor }) =>
      (row) =>
        toLimitRule(row, actor),
    columns: (language) => columnsIn(language),
  });

/** Rules for cards of no wallet, and rules for cards of wallets: the two lists that there are. */
export const limitRuleExport = limitExportOf('CARD', 'limit-rules');
export const walletLimitRuleExport = limitExportOf('WALLET', 'wallet-limit-rules');

/** `Amount 500.00 USD, Per day, Decline`: a limit in one cell, as it has other fields than the next one. */
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

const all = { en_US: 'All', zh_CN: '全部' };

const lastColumns: ExportColumn<LimitRule>[] = [
  {
    key: 'from',
    seenIn: 'name',
    title: { en_US: 'From', zh_CN: '起始日' },
    width: 12,
    cell: ({ from }) => from && { day: from },
  },
  {
    key: 'to',
    seenIn: 'name',
    title: { en_US: 'To', zh_CN: '截止日' },
    width: 12,
    cell: ({ to }) => to && { day: to },
  },
  {
    key: 'hits',
    title: { en_US: 'Hits in 30 days', zh_CN: '近30天命中' },
    width: 12,
    cell: ({ hits }) => String(hits.purchases),
  },
  {
    key: 'updatedAt',
    title: { en_US: 'Changed', zh_CN: '更新时间' },
    width: 20,
    cell: ({ updatedAt }) => ({ at: updatedAt }),
  },
  { key: 'id', seenIn: 'name', title: { en_US: 'Id', zh_CN: 'ID' }, width: 34, cell: ({ id }) => id },
];

const columnsIn = (language: Language): ExportColumn<LimitRule>[] => [
  { key: 'name', title: { en_US: 'Name', zh_CN: '名称' }, width: 28, cell: ({ name }) => name[language] },
  {
    key: 'mode',
    title: { en_US: 'Status', zh_CN: '状态' },
    width: 12,
    cell: ({ mode }, labels) => labels('limit_mode', mode),
  },
  {
    key: 'items',
    title: { en_US: 'Limits', zh_CN: '限额' },
    width: 48,
    cell: ({ items, currency }, labels) => items.map((item) => itemWords(item, currency, labels)).join('; '),
  },
  {
    key: 'priority',
    title: { en_US: 'Priority', zh_CN: '优先级' },
    width: 8,
    cell: ({ priority }) => String(priority),
  },
  {
    key: 'countedBy',
    title: { en_US: 'Counted by', zh_CN: '统计对象' },
    width: 12,
    cell: ({ countedBy }) => subjects[countedBy][language],
  },
  {
    key: 'currency',
    seenIn: 'items',
    title: { en_US: 'Currency', zh_CN: '币种' },
    width: 8,
    cell: ({ currency }) => currency ?? all[language],
  },
  {
    key: 'bins',
    seenIn: 'name',
    title: { en_US: 'BINs', zh_CN: '卡BIN' },
    width: 24,
    cell: ({ bins }) => bins.map(({ bin }) => bin).join(' ') || all[language],
  },
  {
    key: 'merchants',
    title: { en_US: 'Merchants', zh_CN: '商户' },
    width: 36,
    cell: ({ merchants }) => merchants?.map(({ name }) => name[language]).join(', ') ?? all[language],
  },
  ...lastColumns,
];

const subjects: Record<LimitRule['countedBy'], Record<Language, string>> = {
  CARD: { en_US: 'Card', zh_CN: '卡片' },
  POOL: { en_US: 'Group or wallet', zh_CN: '共享卡组或钱包' },
  MERCHANT: { en_US: 'Merchant', zh_CN: '商户' },
};
