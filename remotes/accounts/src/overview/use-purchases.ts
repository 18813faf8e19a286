import { overviewPeriods, readPurchaseOverview } from '@console/contracts/cards';
import { currencies, type Currency, id } from '@console/contracts';
import { useSearchParams } from '@console/remote-kit/router';
import { useRecord } from '@console/screens';

type Period = (typeof overviewPeriods)[number];

const usual: Period = 30;
const merchant = id('mer');

/** Purchases of one period, currency and merchant (or all merchants), which the address selects. */
export function usePurchases() {
  const [search, setSearch] = useSearchParams();
  const days = overviewPeriods.find((one) => String(one) === search.get('days')) ?? usual;
  const currency = currencies.find((one) => one === search.get('currency'));
  const merchantId = merchant.safeParse(search.get('merchantId')).data;
  const sought = { days, ...(currency && { currency }), ...(merchantId && { merchantId }) };
  const query = useRecord(readPurchaseOverview, sought, { keeps: true });
  const put = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    ...query,
    days,
    merchantId,
    chooseMerchant: (chosen: string | undefined) => put('merchantId', chosen ?? null),
    chooseDays: (chosen: Period) => put('days', chosen === usual ? null : String(chosen)),
    chooseCurrency: (chosen: Currency | undefined) => put('currency', chosen ?? null),
  };
}

export type Purchases = ReturnType<typeof usePurchases>;
