import { useCan } from '@console/session';
import { PageBody, PageHeader } from '@console/ui';
import type { ReactNode } from 'react';
import { AccountsTable } from './accounts-table';
import { CardsByState } from './cards-by-state';
import css from './overview.module.css';
import { PeriodChoice } from './period-choice';
import { Purchases } from './purchases';
import { Totals } from './totals';
import { useAccounts } from './use-accounts';
import { useGreeting } from './use-greeting';
import { usePurchases } from './use-purchases';
import { Waiting } from './waiting';

/** Who may not see purchases sees balances alone. */
export default function OverviewView() {
  const seesPurchases = useCan('cards.transaction.view');
  return seesPurchases ? <WithPurchases /> : <Overview />;
}

function WithPurchases() {
  const purchases = usePurchases();
  return (
    <Overview choice={<PeriodChoice purchases={purchases} />}>
      <Purchases purchases={purchases} />
    </Overview>
  );
}

function Overview({ choice, children }: { choice?: ReactNode; children?: ReactNode }) {
  const greeting = useGreeting();
  const accounts = useAccounts();
  const seesCards = useCan('cards.card.view');
  const side = (
    <>
      <Waiting />
      {seesCards && <CardsByState />}
    </>
  );
  const head = (
    <PageHeader title={greeting.title} extra={<span className={css.day}>{greeting.day}</span>}>
      {choice}
    </PageHeader>
  );
  return (
    <PageBody head={head} side={side}>
      {children}
      <Totals />
      <AccountsTable accounts={accounts} />
    </PageBody>
  );
}
