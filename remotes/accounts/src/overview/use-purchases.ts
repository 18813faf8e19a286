import { currencies, type Currency } from '@console/contracts';
import { overviewPeriods, readPurchaseOverview } from '@console/contracts/accounts';
import { useSearchParams } from '@console/remote-kit/router';
import { useRecord } from '@console/screens';

type Period = (typeof overviewPeriods)[number];

const usual: Period = 30;

/** Purchases of a period in one currency; both are in the address, and so is what is shown as a table. */
export function usePurchases() {
  const [search, setSearch] = useSearchParams();
  const days = overviewPeriods.find((one) => String(one) === search.get('days')) ?? usual;
  const currency = currencies.find((one) => one === search.get('currency'));
  const asked = useRecord(readPurchaseOverview, { days, ...(currency && { currency }) }, { keeps: true });
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    ...asked,
    days,
    chooseDays: (chosen: Period) => put('days', chosen === usual ? null : String(chosen)),
    chooseCurrency: (chosen: Currency | undefined) => put('currency', chosen ?? null),
  };
}

export type Purchases = ReturnType<typeof usePurchases>;
