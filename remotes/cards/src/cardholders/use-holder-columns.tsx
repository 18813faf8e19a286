import type { Cardholder } from '@console/contracts/cards';
import { formatCount, formatDate, formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import { Badge, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holderDicts } from './holder-dicts';
import { holderHref } from './holder-pages';
import { HolderStatusBadge, KycBadge } from './holder-state';
import classes from './holder.module.css';
import { useCountries } from '../common/use-countries';

type Labels = ReturnType<typeof useLabels>;

/** Columns of the list. Names of columns that can be sorted are the contract's. */
export function useHolderColumns(): Column<Cardholder>[] {
  const labels = useLabels();
  const isNarrow = useIsNarrow();
  return useMemo(() => (isNarrow ? narrowColumns(labels) : wideColumns(labels)), [isNarrow, labels]);
}

function useLabels() {
  const { t } = useTranslation();
  const { label } = useDicts(holderDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  const { nameOf } = useCountries();
  return useMemo(() => ({ t, label, textOf, zone, navigate, nameOf }), [t, label, textOf, zone, navigate, nameOf]);
}

const wideColumns = ({ t, label, textOf, zone, navigate, nameOf }: Labels): Column<Cardholder>[] => [
  {
    key: 'name',
    title: t('holder.name'),
    width: 196,
    sortable: true,
    render: (holder) => <NameLink holder={holder} navigate={navigate} t={t} />,
  },
  { key: 'phone', title: t('holder.phone'), width: 164, render: ({ phone }) => phone.masked || '–' },
  {
    key: 'email',
    title: t('holder.email'),
    width: 164,
    render: ({ email }) => <Full>{email.masked || '–'}</Full>,
  },
  {
    key: 'merchant',
    title: t('card.merchant'),
    width: 120,
    render: ({ merchant }) => <Full>{textOf(merchant.name)}</Full>,
  },
  { key: 'country', title: t('holder.country'), width: 112, render: ({ country }) => <Full>{nameOf(country)}</Full> },
  { key: 'kyc', title: t('holder.kyc'), width: 128, render: (holder) => <KycBadge holder={holder} label={label} /> },
  {
    key: 'status',
    title: t('holder.status'),
    width: 112,
    render: (holder) => <HolderStatusBadge holder={holder} label={label} />,
  },
  {
    key: 'cards',
    title: t('holder.cards'),
    width: 64,
    align: 'end',
    render: ({ liveCards }) => formatCount(liveCards),
  },
  {
    key: 'createdAt',
    title: t('card.createdAt'),
    width: 108,
    align: 'end',
    sortable: true,
    render: ({ createdAt }) => <time title={formatDateTime(createdAt, zone)}>{formatDate(createdAt, zone)}</time>,
  },
];

/** Two lines for each holder, where a phone has no room for columns. */
const narrowColumns = ({ t, label, textOf, navigate }: Labels): Column<Cardholder>[] => [
  {
    key: 'name',
    title: t('holder.name'),
    sortable: true,
    render: (holder) => (
      <span className={classes.stack}>
        <NameLink holder={holder} navigate={navigate} t={t} />
        <span className={classes.muted}>{textOf(holder.merchant.name)}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: t('holder.status'),
    align: 'end',
    width: 120,
    render: (holder) => <HolderStatusBadge holder={holder} label={label} />,
  },
];

const NameLink = ({
  holder: { id, name, isDefault },
  navigate,
  t,
}: { holder: Cardholder } & Pick<Labels, 'navigate' | 't'>) => (
  <span className={classes.name}>
    <TextLink quiet href={holderHref(id)} onNavigate={navigate}>
      <bdi title={name}>{name}</bdi>
    </TextLink>
    {isDefault && <Badge>{t('holder.default')}</Badge>}
  </span>
);

const Full = ({ children }: { children: string }) => <span title={children}>{children}</span>;
