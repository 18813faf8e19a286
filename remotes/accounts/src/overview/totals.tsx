import { currencies, type Money } from '@console/contracts';
import { listAccounts } from '@console/contracts/accounts';
import { useRecord } from '@console/screens';
import { Amount, KeyFigures, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Currencies that fit beside each other; the rest stands in the table. */
const shownMax = 3;

/** Sums over all accounts, whatever the table below is narrowed to. */
const everything = { pageSize: 10 } as const;

export function Totals() {
  const { t } = useTranslation();
  const { result } = useRecord(listAccounts, everything);
  if (result.at === 'failed') return null;
  if (!result.data) return <Skeleton rows={1} />;
  const totals = inOrder(result.data.aggregates['available'] ?? []);
  if (totals.length === 0) return null;
  return (
    <KeyFigures
      items={totals.slice(0, shownMax).map((value) => ({
        label: t('overview.available', { currency: value.currency }),
        value: <Amount value={value} tone="figure" />,
      }))}
    />
  );
}

/** The platform's own order, so that the same currency is always at the same place. */
const inOrder = (totals: Money[]) =>
  totals.toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency));
