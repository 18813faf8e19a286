import type { Transaction } from '@console/contracts/cards';
import { formatRecent, type Shown } from '@console/i18n';
import { type Dicts, useDicts, useNow, useShown } from '@console/screens';
import { Amount, CardNumber, Moment, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { transactionDicts } from '../purchases/transaction-dicts';
import { PhaseBadge, PhaseCell } from '../purchases/transaction-state';
import { rateText, shortRate } from './transaction-facts';
import classes from './transactions.module.css';

interface Labels {
  t: (key: string) => string;
  label: Dicts['label'];
  shown: Shown;
  now: Date;
}

/** Memoized columns of the list. */
export function useTransactionColumns(): Column<Transaction>[] {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { locale, zone } = useShown();
  const now = useNow();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const labels = { t, label, shown: { locale, zone }, now };
    return isNarrow ? narrowColumns(labels) : wideColumns(labels);
  }, [t, label, locale, zone, now, isNarrow]);
}

const Full = ({ children }: { children: string }) => <span title={children}>{children}</span>;

const When = ({ at, shown, now }: Pick<Labels, 'shown' | 'now'> & { at: string }) => (
  <Moment at={at} zone={shown.zone}>
    {formatRecent(at, now, shown)}
  </Moment>
);

const wideColumns = ({ t, label, shown, now }: Labels): Column<Transaction>[] => [
  {
    key: 'at',
    title: t('transaction.at'),
    width: 124,
    sortable: true,
    render: ({ at }) => <When at={at} shown={shown} now={now} />,
  },
  { key: 'shop', title: t('transaction.acceptor'), width: 112, render: ({ shop }) => <Full>{shop.name}</Full> },
  { key: 'type', title: t('transaction.type'), width: 84, render: ({ type }) => label('transaction_type', type) },
  {
    key: 'phase',
    title: t('transaction.phase'),
    width: 148,
    render: (row) => <PhaseCell transaction={row} label={label} />,
  },
  {
    key: 'amount',
    title: t('transaction.amount'),
    width: 116,
    align: 'end',
    render: ({ amount }) => <Amount value={amount} />,
  },
  {
    key: 'billed',
    title: t('transaction.billed'),
    width: 120,
    align: 'end',
    sortable: true,
    render: ({ billed }) => <Amount value={billed} />,
  },
  { key: 'fees', title: t('transaction.fees'), width: 92, align: 'end', render: ({ fees }) => <Amount value={fees} /> },
  {
    key: 'rate',
    title: t('transaction.rate'),
    width: 96,
    align: 'end',
    render: (row) => (
      <span title={rateText(row) ?? undefined}>{row.exchangeRate === null ? '–' : shortRate(row.exchangeRate)}</span>
    ),
  },
  {
    key: 'code',
    title: t('transaction.code'),
    width: 92,
    render: ({ authorizationCode }) => authorizationCode ?? '–',
  },
  {
    key: 'card',
    title: t('transaction.card'),
    width: 76,
    render: ({ card }) => (
      <span title={card.alias}>
        <CardNumber short number={card.number} />
      </span>
    ),
  },
  {
    key: 'region',
    title: t('transaction.region'),
    width: 112,
    render: ({ region, shop }) => {
      const text = label('transaction_region', region);
      return <span title={`${text} · ${shop.country}`}>{text}</span>;
    },
  },
];

/** Columns for narrow screens: two lines for each purchase. */
const narrowColumns = ({ t, label, shown, now }: Labels): Column<Transaction>[] => [
  {
    key: 'shop',
    title: t('transaction.shop'),
    render: (row) => (
      <span className={classes.stack}>
        <Full>{row.shop.name}</Full>
        <small>
          <When at={row.at} shown={shown} now={now} />
        </small>
      </span>
    ),
  },
  {
    key: 'billed',
    title: t('transaction.billed'),
    align: 'end',
    width: 148,
    sortable: true,
    render: (row) => (
      <span className={classes.stackEnd}>
        <Amount value={row.billed} />
        <PhaseBadge transaction={row} label={label} />
      </span>
    ),
  },
];
