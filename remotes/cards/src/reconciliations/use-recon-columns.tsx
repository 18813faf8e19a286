import type { ReconItem } from '@console/contracts/cards';
import { formatAgo } from '@console/i18n';
import { badgeOf, useDicts, useLocalText, useNow, useShown } from '@console/screens';
import { Amount, CardNumber, Moment, type Shape, StatusBadge, type Tone, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { reconDicts } from './recon-dicts';
import classes from './reconciliation.module.css';

const statuses: Record<ReconItem['state'], { state: Tone; shape: Shape }> = {
  OPEN: { state: 'warn', shape: 'triangle' },
  EXPLAINED: { state: 'ok', shape: 'check' },
  ADJUSTED: { state: 'ok', shape: 'dot' },
  WRITTEN_OFF: { state: 'mute', shape: 'dash' },
};

/** Memoized columns of the mismatches. */
export function useReconColumns(): Column<ReconItem>[] {
  const { t } = useTranslation();
  const { label } = useDicts(reconDicts);
  const textOf = useLocalText();
  const { zone, locale } = useShown();
  const now = useNow();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const card: Column<ReconItem> = {
      key: 'card',
      title: t('recon.card'),
      render: (item) => (
        <span title={item.card.alias}>
          <CardNumber number={item.card.number} />
        </span>
      ),
    };
    const difference: Column<ReconItem> = {
      key: 'difference',
      title: t('recon.difference'),
      width: 136,
      align: 'end',
      render: (item) => <Amount value={item.difference} signed />,
    };
    const state: Column<ReconItem> = {
      key: 'state',
      title: t('recon.state'),
      width: 128,
      render: (item) => (
        <span title={item.note ?? undefined}>
          <StatusBadge {...badgeOf(label, { dict: 'recon_state', code: item.state }, statuses[item.state])} />
        </span>
      ),
    };
    if (isNarrow) return [card, stacked(difference, state)];
    return [
      card,
      { key: 'merchant', title: t('recon.merchant'), render: ({ merchant }) => textOf(merchant.name) },
      {
        key: 'category',
        title: t('recon.category'),
        width: 136,
        render: ({ category }) => label('recon_category', category),
      },
      { key: 'ours', title: t('recon.ours'), width: 124, align: 'end', render: ({ ours }) => <Amount value={ours} /> },
      {
        key: 'theirs',
        title: t('recon.theirs'),
        width: 128,
        align: 'end',
        render: ({ theirs }) => <Amount value={theirs} />,
      },
      difference,
      {
        key: 'firstSeen',
        title: t('recon.age'),
        width: 120,
        sortable: true,
        render: ({ firstSeen }) => (
          <Moment at={firstSeen} zone={zone}>
            {formatAgo(firstSeen, now, locale)}
          </Moment>
        ),
      },
      { key: 'decidedBy', title: t('recon.decidedBy'), width: 120, render: ({ decidedBy }) => decidedBy ?? '–' },
      state,
    ];
  }, [t, label, textOf, zone, locale, now, isNarrow]);
}

/** Combines two columns into one for narrow screens. */
const stacked = (first: Column<ReconItem>, second: Column<ReconItem>): Column<ReconItem> => ({
  ...first,
  render: (item) => (
    <span className={classes.stacked}>
      {first.render(item)}
      {second.render(item)}
    </span>
  ),
});
