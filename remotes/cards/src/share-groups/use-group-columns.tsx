import type { ShareGroup } from '@console/contracts/cards';
import { formatDate, formatDateTime } from '@console/i18n';
import { type Dicts, useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import { Amount } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDicts } from './group-dicts';
import { GroupStateBadge } from './group-state';
import classes from './group.module.css';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Columns of the list, the same until a word of them changes. */
export function useGroupColumns(): Column<ShareGroup>[] {
  const { t } = useTranslation();
  const { label } = useDicts(groupDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const [name, available, status] = always(t, label);
    if (isNarrow) return [name, available];
    return [
      name,
      { key: 'type', title: t('group.type'), width: 144, render: ({ rule }) => label('share_rule_type', rule.type) },
      { key: 'merchant', title: t('card.merchant'), width: 144, render: ({ merchant }) => textOf(merchant.name) },
      { key: 'cards', title: t('group.cards'), width: 144, render: ({ cards }) => <CardCount cards={cards} t={t} /> },
      {
        key: 'deposit',
        title: t('group.deposit'),
        width: 136,
        align: 'end',
        render: ({ deposit }) => <Amount value={deposit} />,
      },
      available,
      status,
      {
        key: 'createdAt',
        title: t('card.createdAt'),
        width: 112,
        align: 'end',
        sortable: true,
        render: ({ createdAt }) => <time title={formatDateTime(createdAt, zone)}>{formatDate(createdAt, zone)}</time>,
      },
    ];
  }, [t, label, textOf, zone, isNarrow]);
}

type Always = [name: Column<ShareGroup>, available: Column<ShareGroup>, status: Column<ShareGroup>];

const always = (t: Translate, label: Dicts['label']): Always => [
  {
    key: 'name',
    title: t('group.name'),
    sortable: true,
    render: ({ name, poolNo }) => (
      <span className={classes.stack}>
        <span title={name}>{name}</span>
        <small className={classes.muted}>{poolNo}</small>
      </span>
    ),
  },
  {
    key: 'available',
    title: t('group.available'),
    width: 144,
    align: 'end',
    render: ({ available, isLow }) => (
      <span className={classes.stackEnd}>
        <Amount value={available} />
        {isLow && <small className={classes.low}>{t('group.low')}</small>}
      </span>
    ),
  },
  {
    key: 'status',
    title: t('group.status'),
    width: 120,
    render: ({ status }) => <GroupStateBadge status={status} label={label} />,
  },
];

const CardCount = ({ cards, t }: { cards: ShareGroup['cards']; t: Translate }) => (
  <span className={classes.stack}>
    <span>{t('group.cardCount', { count: cards.total })}</span>
    {cards.frozen > 0 && <small className={classes.muted}>{t('group.frozenCount', { count: cards.frozen })}</small>}
  </span>
);
