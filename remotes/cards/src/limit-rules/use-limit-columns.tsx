import type { LimitRule } from '@console/contracts/cards';
import { formatCount, formatDate, formatDateTime, formatList } from '@console/i18n';
import { useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { limitDicts } from './limit-dicts';
import { LimitModeBadge } from './limit-state';
import classes from './limit.module.css';
import { useItemLabels } from './use-item-labels';

/** Columns of the list. Names of columns that can be sorted are the contract's. */
export function useLimitColumns(): Column<LimitRule>[] {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const isNarrow = useIsNarrow();
  const { measured, narrowed } = useItemLabels();
  return useMemo(() => {
    const first = ({ items, currency }: LimitRule) => (items[0] ? measured(items[0], currency) : '');
    const rest = ({ items: [item, ...others] }: LimitRule) =>
      others.length > 0 ? t('limit.more', { count: others.length }) : item ? narrowed(item).join(' · ') : '';
    const name: Column<LimitRule> = {
      key: 'name',
      title: t('limit.name'),
      render: (rule) => <TwoLines first={textOf(rule.name)} second={isNarrow ? first(rule) : binsText(rule, t)} />,
    };
    const mode: Column<LimitRule> = {
      key: 'mode',
      title: t('card.state'),
      width: 120,
      render: (rule) => <LimitModeBadge mode={rule.mode} label={label} />,
    };
    const items: Column<LimitRule> = {
      key: 'items',
      title: t('limit.items'),
      width: 232,
      render: (rule) => <TwoLines first={first(rule)} second={rest(rule)} />,
    };
    return isNarrow
      ? [name, mode]
      : [priorityColumn(t), name, items, ...whoseColumns(t), mode, ...pastColumns(t, zone)];
  }, [t, label, textOf, zone, isNarrow, measured, narrowed]);
}

const priorityColumn = (t: Translate): Column<LimitRule> => ({
  key: 'priority',
  title: t('limit.priority'),
  width: 96,
  align: 'end',
  sortable: true,
  render: ({ priority }) => priority,
});

const whoseColumns = (t: Translate): Column<LimitRule>[] => [
  {
    key: 'countedBy',
    title: t('limit.countedBy'),
    width: 168,
    render: ({ scope, countedBy }) => t(`limit.subject.${scope}.${countedBy}`),
  },
  {
    key: 'merchants',
    title: t('limit.merchants'),
    width: 136,
    render: ({ merchants }) =>
      merchants === null ? t('limit.everyMerchant') : t('limit.merchantCount', { count: merchants.length }),
  },
];

const pastColumns = (t: Translate, zone: string): Column<LimitRule>[] => [
  {
    key: 'hits',
    title: t('limit.hits'),
    width: 104,
    align: 'end',
    render: ({ hits }) => formatCount(hits.purchases),
  },
  {
    key: 'updatedAt',
    title: t('limit.updatedAt'),
    width: 112,
    align: 'end',
    sortable: true,
    render: ({ updatedAt }) => <time title={formatDateTime(updatedAt, zone)}>{formatDate(updatedAt, zone)}</time>,
  },
];

type Translate = ReturnType<typeof useTranslation>['t'];

export const binsText = ({ bins, currency }: LimitRule, t: Translate): string =>
  [bins.length === 0 ? t('limit.everyBin') : formatList(bins.map(({ bin }) => bin)), currency]
    .filter(Boolean)
    .join(' · ');

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <span className={classes.twoLines}>
    <span title={first}>{first}</span>
    {second && (
      <span className={classes.muted} title={second}>
        {second}
      </span>
    )}
  </span>
);
