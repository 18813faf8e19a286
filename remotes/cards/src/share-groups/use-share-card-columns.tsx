import type { ShareCard } from '@console/contracts/cards';
import { formatDate, formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { type Dicts, useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import { Amount, CardNumber, StatusBadge, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../common/card-statuses';
import { cardHref } from './group-pages';
import { poolDicts } from '../pools/pool-dicts';
import classes from '../pools/pool.module.css';

interface Labels {
  t: (key: string) => string;
  label: Dicts['label'];
  textOf: ReturnType<typeof useLocalText>;
  zone: string;
  navigate: (href: string) => void;
}

/** Columns of the list, the same until a word of them changes. */
export function useShareCardColumns(): Column<ShareCard>[] {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const labels = { t, label, textOf, zone, navigate };
    const [number, spendable] = [numberOf(labels), spendableOf(labels)];
    return isNarrow ? [number, spendable] : [number, ...factsOf(labels), spendable, createdOf(labels)];
  }, [t, label, textOf, zone, navigate, isNarrow]);
}

const numberOf = ({ t, navigate }: Labels): Column<ShareCard> => ({
  key: 'number',
  title: t('card.number'),
  width: 188,
  render: ({ id, number }) => (
    <TextLink quiet href={cardHref(id)} onNavigate={navigate}>
      <CardNumber number={number} />
    </TextLink>
  ),
});

const spendableOf = ({ t }: Labels): Column<ShareCard> => ({
  key: 'spendable',
  title: t('shareCard.spendable'),
  width: 124,
  align: 'end',
  render: ({ spendable }) => <Amount value={spendable} />,
});

const factsOf = ({ t, label, textOf }: Labels): Column<ShareCard>[] => [
  { key: 'alias', title: t('card.alias'), sortable: true, render: ({ alias }) => <span title={alias}>{alias}</span> },
  {
    key: 'state',
    title: t('card.state'),
    width: 124,
    render: ({ state }) => <StatusBadge {...statusOf(state)} label={label('card_state', state)} />,
  },
  {
    key: 'pool',
    title: t('shareCard.pool'),
    width: 136,
    render: ({ pool }) => <span title={pool.name}>{pool.name}</span>,
  },
  { key: 'cardholder', title: t('card.cardholder'), width: 108, render: ({ cardholder }) => cardholder?.name ?? '–' },
  { key: 'merchant', title: t('card.merchant'), width: 112, render: ({ merchant }) => textOf(merchant.name) },
  {
    key: 'limit',
    title: t('card.limit'),
    width: 128,
    align: 'end',
    render: ({ limit }) =>
      limit && (
        <span className={classes.stackEnd}>
          <Amount value={limit.amount} />
          <small className={classes.muted}>{label('limit_period', limit.period)}</small>
        </span>
      ),
  },
];

const createdOf = ({ t, zone }: Labels): Column<ShareCard> => ({
  key: 'createdAt',
  title: t('card.createdAt'),
  width: 104,
  align: 'end',
  sortable: true,
  render: ({ createdAt }) => <time title={formatDateTime(createdAt, zone)}>{formatDate(createdAt, zone)}</time>,
});
