import { type Account, countAccountExport, exportAccounts } from '@console/contracts/accounts';
import { ExportButton, ListPager, ListTable, useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { Amount, StatusBadge, Surface } from '@console/ui';
import { FilterChip, ListFooter, type Column } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import type { Accounts } from './use-accounts';

export function AccountsTable({ accounts }: { accounts: Accounts }) {
  const { t } = useTranslation();
  const labels = {
    label: t('account.list'),
    failed: t('account.failed'),
    none: t('account.none'),
    noneText: t('account.noneText'),
    noMatch: t('account.noMatch'),
  };
  const isLow = accounts.address.filters['isLow'] !== undefined;
  const lowOnly = <FilterChip label={t('account.status')} value={t('account.low')} onRemove={accounts.clear} />;
  return (
    <Surface title={t('account.list')} extra={isLow && lowOnly} actions={<AccountsExport accounts={accounts} />} flush>
      <ListTable list={accounts} labels={labels} columns={useColumns()} picture="balance" />
      <ListFooter>
        <ListPager list={accounts} />
      </ListFooter>
    </Surface>
  );
}

function AccountsExport({ accounts: { query, views } }: { accounts: Accounts }) {
  const { t } = useTranslation();
  const mayExport = useCan('accounts.account.export');
  if (!mayExport) return null;
  return (
    <ExportButton
      size="small"
      title={t('account.export')}
      query={query}
      views={views}
      count={countAccountExport}
      start={exportAccounts}
    />
  );
}

function useColumns(): Column<Account>[] {
  const { t } = useTranslation();
  const local = useLocalText();
  return [
    { key: 'merchant', title: t('account.merchant'), sortable: true, render: ({ merchant }) => local(merchant.name) },
    { key: 'status', title: t('account.status'), width: 144, render: (account) => <AccountBadge account={account} /> },
    {
      key: 'ledger',
      title: t('account.ledger'),
      align: 'end',
      width: 176,
      render: ({ ledger }) => <Amount value={ledger} />,
    },
    { key: 'held', title: t('account.held'), align: 'end', width: 136, render: ({ held }) => <Amount value={held} /> },
    {
      key: 'available',
      narrow: 'end',
      title: t('account.available'),
      align: 'end',
      width: 176,
      sortable: true,
      render: ({ available }) => <Amount value={available} />,
    },
  ];
}

function AccountBadge({ account: { status, isLow } }: { account: Account }) {
  const { t } = useTranslation();
  if (status === 'FROZEN') return <StatusBadge state="info" shape="diamond" label={t('account.status.FROZEN')} />;
  if (status === 'CLOSED') return <StatusBadge state="mute" shape="cross" label={t('account.status.CLOSED')} />;
  if (isLow) return <StatusBadge state="warn" shape="triangle" label={t('account.low')} />;
  return <StatusBadge state="ok" shape="dot" label={t('account.status.NORMAL')} />;
}
