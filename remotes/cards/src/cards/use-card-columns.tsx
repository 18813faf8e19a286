import { type Card, cardReasons } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { type Dicts, useDicts, useLocalText, useShown } from '@console/screens';
import { useSees } from '@console/session';
import { Amount, CardNumber, Moment, TextLink, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { cardHref } from './card-pages';
import { CardStateBadge, CardStateCell } from './card-state';
import classes from './card.module.css';

/** Translations and formats of the cells, read once instead of in every cell. */
interface Labels {
  t: (key: string) => string;
  label: Dicts['label'];
  textOf: ReturnType<typeof useLocalText>;
  zone: string;
  navigate: (href: string) => void;
  seesExpiry: boolean;
}

/** Memoized columns of the list. The keys of sortable columns are sort fields of the contract. */
export function useCardColumns(): Column<Card>[] {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  const isNarrow = useIsNarrow();
  // Sorting by hidden values would reveal their order.
  const seesExpiry = useSees('CARD_EXPIRY');
  return useMemo(() => {
    const labels = { t, label, textOf, zone, navigate, seesExpiry };
    return isNarrow ? narrowColumns(labels) : wideColumns(labels);
  }, [t, label, textOf, zone, navigate, seesExpiry, isNarrow]);
}

/** Columns for wide screens. Only texts are truncated, with the full text as tooltip; numbers and amounts are not. */
const wideColumns = ({ t, label, textOf, zone, navigate, seesExpiry }: Labels): Column<Card>[] => [
  {
    key: 'number',
    title: t('card.number'),
    width: 172,
    render: (card) => <NumberLink card={card} navigate={navigate} />,
  },
  { key: 'alias', title: t('card.alias'), width: 108, sortable: true, render: ({ alias }) => <Full>{alias}</Full> },
  {
    key: 'state',
    title: t('card.state'),
    width: 136,
    render: (card) => <CardStateCell card={card} label={label} />,
  },
  {
    key: 'cardholder',
    title: t('card.cardholder'),
    width: 92,
    render: ({ cardholder }) => <Full>{cardholder?.name ?? '–'}</Full>,
  },
  {
    key: 'merchant',
    title: t('card.merchant'),
    width: 92,
    render: ({ merchant }) => <Full>{textOf(merchant.name)}</Full>,
  },
  {
    key: 'bin',
    title: t('card.bin'),
    width: 96,
    give: 'never',
    render: ({ bin }) => <span title={textOf(bin.productName)}>{bin.bin}</span>,
  },
  {
    key: 'limit',
    title: t('card.limit'),
    width: 120,
    align: 'end',
    render: ({ limit }) =>
      limit ? (
        <span title={label('limit_period', limit.period)}>
          <Amount value={limit.amount} />
        </span>
      ) : (
        <span className={classes.muted}>{t('card.noLimit')}</span>
      ),
  },
  {
    key: 'balance',
    title: t('card.balance'),
    width: 130,
    align: 'end',
    sortable: true,
    render: (card) => <Balance card={card} t={t} textOf={textOf} />,
  },
  { key: 'validTo', title: t('card.expiry'), width: 72, sortable: seesExpiry, render: ({ expiry }) => expiry },
  {
    key: 'createdAt',
    title: t('card.createdAt'),
    width: 140,
    align: 'end',
    sortable: true,
    render: ({ createdAt }) => <Moment at={createdAt} zone={zone} />,
  },
];

/** Columns for narrow screens: two lines for each card. */
const narrowColumns = ({ t, label, textOf, navigate }: Labels): Column<Card>[] => [
  {
    key: 'number',
    title: t('card.number'),
    render: (card) => (
      <span className={classes.stack}>
        <NumberLink card={card} navigate={navigate} />
        <span className={classes.alias} title={card.alias}>
          {card.alias}
        </span>
      </span>
    ),
  },
  {
    key: 'balance',
    title: t('card.balance'),
    align: 'end',
    width: 136,
    sortable: true,
    render: (card) => (
      <span className={classes.stackEnd}>
        <Balance card={card} t={t} textOf={textOf} />
        <CardStateBadge card={card} label={label} />
      </span>
    ),
  },
];

const NumberLink = ({ card: { id, number }, navigate }: { card: Card; navigate: Labels['navigate'] }) => (
  <TextLink quiet href={cardHref(id)} onNavigate={navigate}>
    <CardNumber number={number} />
  </TextLink>
);

/** Balance. Shared cards show a label instead, because they have no balance. */
const Balance = ({ card: { balance, fundingMode }, t, textOf }: { card: Card } & Pick<Labels, 't' | 'textOf'>) =>
  fundingMode === 'SHARE' ? (
    <span className={classes.muted} title={textOf(cardReasons.CARD_SHARED)}>
      {t('card.shared')}
    </span>
  ) : (
    <Amount value={balance} />
  );

const Full = ({ children }: { children: string }) => <span title={children}>{children}</span>;
