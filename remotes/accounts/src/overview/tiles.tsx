import { Contributed } from '@console/screens';
import type { Purchases } from './use-purchases';

/** What other remotes add to the dashboard. They hear which purchases are looked at. */
export default function Tiles({ purchases }: { purchases: Purchases | undefined }) {
  const shown = purchases && {
    days: purchases.days,
    currency: purchases.result.data?.overview?.currency,
    merchantId: purchases.merchantId,
  };
  return <Contributed slot="dashboard.tile" props={shown ?? {}} />;
}
