import { createEmailAccount, type EmailAccount, listEmailAccounts } from '@console/contracts/email-accounts';
import { useShell } from '@console/remote-kit';
import { ListPage, useList, usePoll } from '@console/screens';
import { useCallback } from 'react';
import { accountActions } from './email-account-actions';
import { accountFilters, useAccountColumns } from './email-account-columns';
import { accountCreateHref, accountViewHref } from './email-account-pages';

const options = { filters: accountFilters.kinds, sort: { key: 'name', dir: 'asc' } } as const;

/** Polling interval while a test is running. */
const pollMs = 2_000;

/** E-mail accounts of the platform, with the default account that sends. */
export default function EmailAccountList() {
  const { navigate } = useShell();
  const list = useList(listEmailAccounts, options);
  const open = useCallback(({ id }: EmailAccount) => navigate(accountViewHref(id)), [navigate]);
  const reload = () => list.reload({ background: true });
  const rows = list.result.data?.list ?? [];
  usePoll(
    rows.some(({ test }) => test?.state === 'SENDING'),
    reload,
    pollMs,
  );
  return (
    <ListPage
      ns="emailAccount"
      list={list}
      columns={useAccountColumns()}
      filters={accountFilters.useFilters()}
      create={{ permission: createEmailAccount.permission, href: accountCreateHref }}
      actions={accountActions}
      onOpen={open}
    />
  );
}
