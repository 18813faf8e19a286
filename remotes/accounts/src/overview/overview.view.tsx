import { useCan } from '@console/session';
import { PageBody, PageHeader } from '@console/ui';
import { useAccounts } from './use-accounts';
import { AccountsTable } from './accounts-table';
import { CardsByState } from './cards-by-state';
import { Totals } from './totals';
import { useGreeting } from './use-greeting';
import { Waiting } from './waiting';

export default function OverviewView() {
  const greeting = useGreeting();
  const accounts = useAccounts();
  const seesCards = useCan('cards.card.view');
  const side = (
    <>
      <Waiting />
      {seesCards && <CardsByState />}
    </>
  );
  return (
    <PageBody side={side}>
      <PageHeader title={greeting.title} extra={greeting.day} />
      <Totals accounts={accounts} />
      <AccountsTable accounts={accounts} />
    </PageBody>
  );
}
