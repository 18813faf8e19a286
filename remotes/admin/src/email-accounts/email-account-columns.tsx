import {
  type EmailAccount,
  type EmailAccountStatus,
  listEmailAccounts,
  type MailConnection,
  type MailTest,
} from '@console/contracts/email-accounts';
import { columnsOf, filtersOf, statusBadges } from '@console/screens';
import { Badge, StatusBadge } from '@console/ui';

export const accountDicts = ['email_account_status', 'mail_security', 'mail_test_state', 'mail_test_error'] as const;

export const accountStatusOf = statusBadges<EmailAccountStatus>('email_account_status', {
  DRAFT: { state: 'info', shape: 'ring' },
  ACTIVE: { state: 'ok', shape: 'dot' },
  DISABLED: { state: 'mute', shape: 'dash' },
});
export const testStateOf = statusBadges<MailTest['state']>('mail_test_state', {
  SENDING: { state: 'info', shape: 'ring' },
  OK: { state: 'ok', shape: 'check' },
  FAILED: { state: 'bad', shape: 'cross' },
});
/** Host and port of a mail server, with brackets around IPv6 addresses. */
export const serverOf = ({ host, port }: Pick<MailConnection, 'host' | 'port'>) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

export const useAccountColumns = columnsOf<EmailAccount>({ ns: 'emailAccount', dicts: accountDicts }, (column) => [
  column.stacked('name', ({ name, senderAddress }) => ({ main: name, small: senderAddress }), {
    width: 240,
    sortable: true,
    narrow: 'first',
  }),
  column.status('status', ({ status }, { label }) => accountStatusOf(status, label), { width: 112, narrow: 'second' }),
  column.own(
    'default',
    ({ isDefault }, { t }) => (isDefault ? <Badge tone="info">{t('emailAccount.isDefault')}</Badge> : '–'),
    { width: 104 },
  ),
  column.text('server', ({ connection }) => (connection ? serverOf(connection) : ''), { width: 208, give: 'last' }),
  column.text(
    'security',
    ({ connection }, { label }) => (connection ? label('mail_security', connection.security) : ''),
    { width: 112 },
  ),
  column.own('test', ({ test }, { label }) => (test ? <StatusBadge {...testStateOf(test.state, label)} /> : '–'), {
    width: 112,
  }),
  column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 136, give: 'last' }),
  column.time('updatedAt', { sortable: true }),
]);

export const accountFilters = filtersOf(listEmailAccounts, 'emailAccount', (filter) => [
  filter.codes('status', 'email_account_status'),
]);
