import { useCan } from '@console/session';
import { PageBody, PageHeader } from '@console/ui';
import { AccountsTable } from './accounts-table';
import { CardsByState } from './cards-by-state';
import css from './overview.module.css';
import { Totals } from './totals';
import { useAccounts } from './use-accounts';
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
    <PageBody
      head={<PageHeader title={greeting.title} extra={<span className={css.day}>{greeting.day}</span>} />}
      side={side}
    >
      <Totals />
      <AccountsTable accounts={accounts} />
    </PageBody>
  );
}
