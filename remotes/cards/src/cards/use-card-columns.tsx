import type { Card } from '@console/contracts/cards';
import { formatDate, formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import { Amount, CardNumber, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { cardHref } from './card-pages';
import { CardStateBadge, CardStateCell } from './card-state';
import classes from './card.module.css';

/** Columns of the list. Names of columns that can be sorted are those of the contract. */
export function useCardColumns(): Column<Card>[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const isNarrow = useIsNarrow();
  if (isNarrow) return narrowColumns(t);
  // Numbers and amounts are never cut off; words are, and show themselves in full on hover.
  return [
    { key: 'number', title: t('card.number'), width: 184, render: (card) => <NumberLink card={card} /> },
    { key: 'alias', title: t('card.alias'), width: 112, sortable: true, render: ({ alias }) => <Words>{alias}</Words> },
    { key: 'state', title: t('card.state'), width: 136, render: (card) => <CardStateCell card={card} /> },
    {
      key: 'cardholder',
      title: t('card.cardholder'),
      width: 104,
      render: ({ cardholder }) => <Words>{cardholder?.name ?? '–'}</Words>,
    },
    {
      key: 'merchant',
      title: t('card.merchant'),
      width: 104,
      render: ({ merchant }) => <Words>{textOf(merchant.name)}</Words>,
    },
    {
      key: 'bin',
      title: t('card.bin'),
      width: 92,
      render: ({ bin }) => <span title={textOf(bin.productName)}>{bin.bin}</span>,
    },
    { key: 'limit', title: t('card.limit'), width: 132, align: 'end', render: (card) => <Limit card={card} /> },
    {
      key: 'balance',
      title: t('card.balance'),
      width: 128,
      align: 'end',
      sortable: true,
      render: ({ balance }) => <Amount value={balance} />,
    },
    { key: 'validTo', title: t('card.expiry'), width: 72, sortable: true, render: ({ expiry }) => expiry },
    {
      key: 'createdAt',
      title: t('card.createdAt'),
      width: 108,
      align: 'end',
      sortable: true,
      render: ({ createdAt }) => <Created at={createdAt} />,
    },
  ];
}

/** Two lines for each card, where a phone has no room for columns. */
const narrowColumns = (t: (key: string) => string): Column<Card>[] => [
  { key: 'number', title: t('card.number'), render: (card) => <NarrowCard card={card} /> },
  {
    key: 'balance',
    title: t('card.balance'),
    align: 'end',
    width: 136,
    sortable: true,
    render: (card) => <NarrowMoney card={card} />,
  },
];

function NumberLink({ card: { id, number } }: { card: Card }) {
  const { navigate } = useShell();
  return (
    <TextLink quiet href={cardHref(id)} onNavigate={navigate}>
      <CardNumber number={number} />
    </TextLink>
  );
}

const NarrowCard = ({ card }: { card: Card }) => (
  <span className={classes.stack}>
    <NumberLink card={card} />
    <span className={classes.line}>
      <span className={classes.muted}>{card.alias}</span>
      <CardStateBadge card={card} />
    </span>
  </span>
);

const NarrowMoney = ({ card }: { card: Card }) => (
  <span className={classes.stackEnd}>
    <Amount value={card.balance} />
    <span className={classes.muted}>{card.expiry}</span>
  </span>
);

const Words = ({ children }: { children: string }) => <span title={children}>{children}</span>;

function Limit({ card: { limit } }: { card: Card }) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  if (!limit) return <span className={classes.muted}>{t('card.noLimit')}</span>;
  return (
    <span title={label('limit_period', limit.period)}>
      <Amount value={limit.amount} />
    </span>
  );
}

function Created({ at }: { at: string }) {
  const { zone } = useShown();
  return <time title={formatDateTime(at, zone)}>{formatDate(at, zone)}</time>;
}
