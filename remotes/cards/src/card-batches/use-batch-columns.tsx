import type { CardBatchRow } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { StackedCell, useLocalText, useShown } from '@console/screens';
import { Amount, Moment, StatusBadge, TextLink, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { batchHref } from '../common/batch-pages';
import { stateStatuses } from './batch-state.rules';

type Labels = ReturnType<typeof useLabels>;

/** Columns of the list. The keys of sortable columns are sort fields of the contract. */
export function useBatchColumns(): Column<CardBatchRow>[] {
  const labels = useLabels();
  const isNarrow = useIsNarrow();
  return useMemo(() => (isNarrow ? narrowColumns(labels) : wideColumns(labels)), [isNarrow, labels]);
}

function useLabels() {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  return useMemo(() => ({ t, textOf, zone, navigate }), [t, textOf, zone, navigate]);
}

const wideColumns = ({ t, textOf, zone, navigate }: Labels): Column<CardBatchRow>[] => [
  { key: 'batchNo', title: t('batch.no'), width: 184, render: (batch) => <BatchLink {...batch} navigate={navigate} /> },
  { key: 'state', title: t('batch.state'), width: 120, render: (batch) => <State batch={batch} t={t} /> },
  {
    key: 'bin',
    title: t('card.bin'),
    width: 132,
    render: ({ bin }) => <span title={`${bin.bin} ${textOf(bin.productName)}`}>{textOf(bin.productName)}</span>,
  },
  {
    key: 'merchant',
    title: t('card.merchant'),
    width: 132,
    render: ({ merchant }) => <span title={textOf(merchant.name)}>{textOf(merchant.name)}</span>,
  },
  {
    key: 'count',
    title: t('batches.count'),
    width: 80,
    align: 'end',
    sortable: true,
    render: ({ count }) => formatCount(count),
  },
  {
    key: 'made',
    title: t('batches.made'),
    width: 88,
    align: 'end',
    render: ({ counts }) => formatCount(counts.DONE),
  },
  {
    key: 'failed',
    title: t('batch.item.FAILED'),
    width: 72,
    align: 'end',
    render: ({ counts }) => formatCount(counts.FAILED),
  },
  { key: 'price', title: t('batch.price'), width: 132, align: 'end', render: ({ price }) => <Amount value={price} /> },
  { key: 'createdBy', title: t('card.createdBy'), width: 116, render: ({ createdBy }) => createdBy },
  {
    key: 'createdAt',
    title: t('card.createdAt'),
    width: 140,
    align: 'end',
    sortable: true,
    render: ({ createdAt }) => <Moment at={createdAt} zone={zone} />,
  },
];

/** Columns for narrow screens: two lines for each batch. */
const narrowColumns = ({ t, textOf, navigate }: Labels): Column<CardBatchRow>[] => [
  {
    key: 'batchNo',
    title: t('batch.no'),
    render: (batch) => (
      <StackedCell why={textOf(batch.bin.productName)}>
        <BatchLink {...batch} navigate={navigate} />
      </StackedCell>
    ),
  },
  { key: 'state', title: t('batch.state'), align: 'end', width: 128, render: (batch) => <State batch={batch} t={t} /> },
];

const State = ({ batch: { state }, t }: { batch: CardBatchRow } & Pick<Labels, 't'>) => (
  <StatusBadge {...stateStatuses[state]} label={t(`batch.state.${state}`)} />
);

const BatchLink = ({ batchNo, navigate }: Pick<CardBatchRow, 'batchNo'> & Pick<Labels, 'navigate'>) => (
  <TextLink quiet href={batchHref(batchNo)} onNavigate={navigate}>
    {batchNo}
  </TextLink>
);
