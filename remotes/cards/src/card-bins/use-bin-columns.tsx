import type { CardBin } from '@console/contracts/cards';
import { formatCount, formatList } from '@console/i18n';
import { type Dicts, useDicts, useIsNarrow, useLocalText } from '@console/screens';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { binDicts } from './bin-dicts';
import { shareOf } from './bin-rate.rules';
import { BinStatusBadge } from './bin-state';
import classes from './bin.module.css';

interface Labels {
  t: (key: string) => string;
  label: Dicts['label'];
  textOf: ReturnType<typeof useLocalText>;
}

/** Columns of the list. Names of columns that can be sorted are the contract's. */
export function useBinColumns(): Column<CardBin>[] {
  const { t } = useTranslation();
  const { label } = useDicts(binDicts);
  const textOf = useLocalText();
  const isNarrow = useIsNarrow();
  return useMemo(() => (isNarrow ? narrowColumns : wideColumns)({ t, label, textOf }), [t, label, textOf, isNarrow]);
}

const wideColumns = ({ t, label, textOf }: Labels): Column<CardBin>[] => [
  { key: 'bin', title: t('card.bin'), width: 100, sortable: true, render: ({ bin }) => bin },
  {
    key: 'product',
    title: t('card.product'),
    width: 136,
    render: ({ productName }) => <Full>{textOf(productName)}</Full>,
  },
  {
    key: 'channel',
    title: t('card.channel'),
    width: 108,
    render: ({ channel }) => <Full>{textOf(channel.name)}</Full>,
  },
  { key: 'scheme', title: t('card.scheme'), width: 104, render: ({ scheme }) => label('card_scheme', scheme) },
  {
    key: 'region',
    title: t('bin.region'),
    width: 80,
    render: ({ region }) => <Full>{label('bin_region', region)}</Full>,
  },
  { key: 'currency', title: t('card.currency'), width: 72, render: ({ currency }) => currency },
  {
    key: 'type',
    title: t('bin.cardType'),
    width: 112,
    render: ({ cardType }) => <Full>{label('bin_card_type', cardType)}</Full>,
  },
  {
    key: 'scenarios',
    title: t('bin.scenarios'),
    width: 110,
    render: ({ scenarios }) => <Full>{formatList(scenarios.map((one) => label('business_scenario', one)))}</Full>,
  },
  {
    key: 'status',
    title: t('card.state'),
    width: 120,
    render: ({ status }) => <BinStatusBadge status={status} label={label} />,
  },
  { key: 'issued', title: t('bin.issued'), width: 68, align: 'end', render: ({ issued }) => formatCount(issued) },
  {
    key: 'success',
    title: t('bin.success'),
    width: 80,
    align: 'end',
    render: ({ purchases, declined }) => shareOf(purchases - declined, purchases),
  },
  {
    key: 'decline',
    title: t('bin.decline'),
    width: 84,
    align: 'end',
    render: ({ purchases, declined }) => shareOf(declined, purchases),
  },
];

/** Two lines for each BIN, where a phone has no room for columns. */
const narrowColumns = ({ t, label, textOf }: Labels): Column<CardBin>[] => [
  {
    key: 'bin',
    title: t('card.bin'),
    sortable: true,
    render: ({ bin, currency, productName }) => (
      <span className={classes.stack}>
        <span>
          {bin} {currency}
        </span>
        <span className={classes.muted}>{textOf(productName)}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: t('card.state'),
    align: 'end',
    width: 128,
    render: ({ status }) => <BinStatusBadge status={status} label={label} />,
  },
];

const Full = ({ children }: { children: string }) => <span title={children}>{children}</span>;
