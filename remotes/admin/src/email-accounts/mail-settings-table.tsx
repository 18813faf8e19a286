import type { MailSettings } from '@console/contracts/email-accounts';
import { formatDateTime } from '@console/i18n';
import { CallFailed, type Query, useDicts, useShown } from '@console/screens';
import { Badge, Empty, Skeleton, StatusBadge, Surface } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { accountDicts, serverOf, testStateOf } from './email-account-columns';

/** Current and previous settings of an account, with the settings in use marked. */
export function MailSettingsTable({ query: { result, reload } }: { query: Query<{ list: MailSettings[] }> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(accountDicts);
  const columns: Column<MailSettings>[] = [
    { key: 'server', title: t('emailAccount.server'), width: 208, render: serverOf },
    {
      key: 'security',
      title: t('emailAccount.security'),
      width: 112,
      render: ({ security }) => label('mail_security', security),
    },
    { key: 'userName', title: t('emailAccount.userName'), width: 160, render: ({ userName }) => userName || '–' },
    { key: 'senderAddress', title: t('emailAccount.senderAddress'), render: ({ senderAddress }) => senderAddress },
    {
      key: 'createdAt',
      title: t('emailAccount.savedAt'),
      width: 152,
      render: ({ createdAt }) => formatDateTime(createdAt, zone),
    },
    {
      key: 'test',
      title: t('emailAccount.test'),
      width: 112,
      render: ({ test }) => (test ? <StatusBadge {...testStateOf(test.state, label)} /> : '–'),
    },
    {
      key: 'isUsed',
      title: t('emailAccount.inUse'),
      width: 96,
      render: ({ isUsed }) => (isUsed ? <Badge tone="ok">{t('emailAccount.used')}</Badge> : '–'),
    },
  ];
  return (
    <Surface flush title={t('emailAccount.settings')}>
      {result.at === 'failed' && (
        <CallFailed title={t('emailAccount.settingsFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data && (
        <DataTable
          label={t('emailAccount.settings')}
          columns={columns}
          rows={result.data.list}
          rowKey={({ no }) => String(no)}
          placeholder={<Empty picture="history" title={t('emailAccount.noSettings')} />}
        />
      )}
    </Surface>
  );
}
