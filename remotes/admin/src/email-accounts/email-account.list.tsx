import { createEmailAccount, type EmailAccount, listEmailAccounts } from '@console/contracts/email-accounts';
import { useShell } from '@console/remote-kit';
import { ListPage, useList, usePoll } from '@console/screens';
import { useCallback } from 'react';
import { accountFilters, useAccountColumns } from './email-account-columns';
import { accountCreateHref, accountViewHref } from './email-account-pages';
import { useAccountActions } from './use-account-actions';

const options = { filters: accountFilters.kinds, sort: { key: 'name', dir: 'asc' } } as const;

/** A test takes as long as the mail server does. */
const pollMs = 2_000;

/** Mail servers that the platform can send e-mails with, and which of them does. */
export default function EmailAccountList() {
  const { navigate } = useShell();
  const list = useList(listEmailAccounts, options);
  const open = useCallback(({ id }: EmailAccount) => navigate(accountViewHref(id)), [navigate]);
  const reload = () => list.reload({ background: true });
  const { actionsOf, dialog } = useAccountActions(reload);
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
      rowActions={rows.some(({ allowedActions }) => allowedActions.length > 0) ? actionsOf : undefined}
      onOpen={open}
    >
      {dialog}
    </ListPage>
  );
}
