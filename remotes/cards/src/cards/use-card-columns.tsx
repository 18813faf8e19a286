import type { Card } from '@console/contracts/cards';
import { formatDateTime, formatRecent } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useIsNarrow, useLocalText, useNow, useShown } from '@console/screens';
import { Amount, CardNumber, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { cardHref } from './card-pages';
import { CardStateCell } from './card-state';
import classes from './card.module.css';

/** Columns of the list. Names of columns that can be sorted are those of the contract. */
export function useCardColumns(): Column<Card>[] {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const isNarrow = useIsNarrow();
  const now = useNow();
  if (isNarrow) return narrowColumns(t);
  return [
    { key: 'number', title: t('card.number'), width: 176, render: (card) => <NumberLink card={card} /> },
    { key: 'alias', title: t('card.alias'), sortable: true, render: ({ alias }) => alias },
    { key: 'state', title: t('card.state'), width: 176, render: (card) => <CardStateCell card={card} /> },
    { key: 'cardholder', title: t('card.cardholder'), render: ({ cardholder }) => cardholder?.name ?? '–' },
    { key: 'merchant', title: t('card.merchant'), render: ({ merchant }) => textOf(merchant.name) },
    {
      key: 'product',
      title: t('card.product'),
      render: ({ bin }) => <Product bin={bin} name={textOf(bin.productName)} />,
    },
    { key: 'limit', title: t('card.limit'), align: 'end', render: (card) => <Limit card={card} /> },
    {
      key: 'balance',
      title: t('card.balance'),
      align: 'end',
      sortable: true,
      render: ({ balance }) => <Amount value={balance} />,
    },
    { key: 'validTo', title: t('card.expiry'), width: 88, sortable: true, render: ({ expiry }) => expiry },
    {
      key: 'createdAt',
      title: t('card.createdAt'),
      align: 'end',
      width: 144,
      sortable: true,
      render: ({ createdAt }) => <Recent at={createdAt} now={now} />,
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
      <CardStateCell card={card} />
    </span>
  </span>
);

const NarrowMoney = ({ card }: { card: Card }) => (
  <span className={classes.stackEnd}>
    <Amount value={card.balance} />
    <span className={classes.muted}>{card.expiry}</span>
  </span>
);

const Product = ({ bin, name }: { bin: Card['bin']; name: string }) => (
  <>
    {name} <span className={classes.muted}>{bin.bin}</span>
  </>
);

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

function Recent({ at, now }: { at: string; now: Date }) {
  const shown = useShown();
  return <time title={formatDateTime(at, shown.zone)}>{formatRecent(at, now, shown)}</time>;
}
