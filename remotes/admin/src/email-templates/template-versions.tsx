import type { EmailTemplateVersion, TemplateVersionStatus } from '@console/contracts/email-templates';
import { formatDateTime } from '@console/i18n';
import { badgeOf, CallFailed, type Query, useDicts, useShown } from '@console/screens';
import { Empty, type Shape, Skeleton, StatusBadge, Surface, type Tone } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

const looks: Record<TemplateVersionStatus, { state: Tone; shape: Shape }> = {
  DRAFT: { state: 'info', shape: 'ring' },
  PUBLISHED: { state: 'ok', shape: 'dot' },
  ARCHIVED: { state: 'mute', shape: 'dash' },
};

/** Versions that were written in the console, without the built-in text. */
export function TemplateVersions({ query: { result, reload } }: { query: Query<{ list: EmailTemplateVersion[] }> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(['template_version_status']);
  const columns: Column<EmailTemplateVersion>[] = [
    { key: 'versionNo', title: t('emailTemplate.versionNo'), width: 88, render: ({ versionNo }) => versionNo },
    {
      key: 'status',
      title: t('emailTemplate.status'),
      width: 120,
      render: ({ status }) => (
        <StatusBadge {...badgeOf(label, { dict: 'template_version_status', code: status }, looks[status])} />
      ),
    },
    { key: 'updatedBy', title: t('emailTemplate.updatedBy'), render: ({ updatedBy }) => updatedBy || '–' },
    {
      key: 'publishedAt',
      title: t('emailTemplate.publishedAt'),
      width: 168,
      render: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt, zone) : '–'),
    },
    {
      key: 'updatedAt',
      title: t('emailTemplate.updatedAt'),
      width: 168,
      render: ({ updatedAt }) => formatDateTime(updatedAt, zone),
    },
  ];
  return (
    <Surface flush title={t('emailTemplate.versions')}>
      {result.at === 'failed' && (
        <CallFailed title={t('emailTemplate.versionsFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={2} />}
      {result.data && (
        <DataTable
          label={t('emailTemplate.versions')}
          columns={columns}
          rows={result.data.list}
          rowKey={({ versionNo }) => String(versionNo)}
          placeholder={<Empty picture="history" title={t('emailTemplate.noVersions')} />}
        />
      )}
    </Surface>
  );
}
