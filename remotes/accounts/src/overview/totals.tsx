import { currencies, type Money } from '@console/contracts';
import { listAccounts } from '@console/contracts/accounts';
import { useRecord } from '@console/screens';
import { Amount, KeyFigures, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Maximum of currencies in one row; the table has all of them. */
const shownMax = 3;

/** Query for the totals of all accounts, regardless of the filters of the table below. */
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

/** Sorts by the platform's order of currencies, so that each currency has a fixed position. */
const inOrder = (totals: Money[]) =>
  totals.toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency));
