import { Contributed } from '@console/screens';
import { useCan } from '@console/session';
import { PageBody, PageHeader } from '@console/ui';
import { useState } from 'react';
import { AccountsTable } from './accounts-table';
import { CardsByState } from './cards-by-state';
import { FirstSteps } from './first-steps';
import css from './overview.module.css';
import { PeriodChoice } from './period-choice';
import { Purchases } from './purchases';
import { Totals } from './totals';
import { useAccounts } from './use-accounts';
import { useGreeting } from './use-greeting';
import { usePurchases, type Purchases as PurchaseQuery } from './use-purchases';
import { Waiting } from './waiting';

/** Dashboard; users without permission for purchases see only the balances. */
export default function OverviewPage() {
  const seesPurchases = useCan('cards.transaction.view');
  return seesPurchases ? <WithPurchases /> : <Overview />;
}

function WithPurchases() {
  return <Overview purchases={usePurchases()} />;
}

function Overview({ purchases }: { purchases?: PurchaseQuery }) {
  const greeting = useGreeting();
  const accounts = useAccounts();
  const seesCards = useCan('cards.card.view');
  // Contributed tiles wait until the accounts have loaded.
  const [isThere, setThere] = useState(false);
  if (!isThere && accounts.result.at !== 'loading') setThere(true);
  const side = (
    <>
      <Waiting />
      {seesCards && <CardsByState />}
    </>
  );
  const head = (
    <PageHeader title={greeting.title} extra={<span className={css.day}>{greeting.day}</span>}>
      {purchases && <PeriodChoice purchases={purchases} />}
    </PageHeader>
  );
  return (
    <PageBody head={head} side={side}>
      <FirstSteps />
      {purchases && <Purchases purchases={purchases} />}
      <Totals />
      <AccountsTable accounts={accounts} />
      {isThere && <Contributed slot="dashboard.tile" props={purchases ? shownOf(purchases) : {}} />}
    </PageBody>
  );
}

/** Filters of the shown purchases, for contributed tiles. */
const shownOf = ({ days, merchantId, result }: PurchaseQuery) => ({
  days,
  merchantId,
  currency: result.data?.overview?.currency,
});
