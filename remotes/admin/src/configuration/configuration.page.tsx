import { type ConfigurationPart, listConfiguration } from '@console/contracts/configuration';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts, useRecord, useShown } from '@console/screens';
import { Empty, Moment, PageBody, PageHeader, Skeleton, Surface, TextLink } from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

/** Configurable parts of the platform, each with a link and its last change. */
export default function ConfigurationPage() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listConfiguration, {}, { keeps: true });
  const columns = useColumns();
  return (
    <PageBody>
      <PageHeader title={t('configuration.title')} description={t('configuration.about')} />
      <Surface flush>
        {!result.data && result.at === 'failed' && (
          <CallFailed title={t('configuration.failed')} failure={result.failure} onRetry={() => reload()} />
        )}
        {!result.data && result.at === 'loading' && <Skeleton rows={10} />}
        {result.data && (
          <DataTable
            label={t('configuration.title')}
            columns={columns}
            rows={result.data.parts}
            rowKey={({ part }) => part}
            placeholder={
              <Empty picture="history" title={t('configuration.none')} message={t('configuration.noneText')} />
            }
          />
        )}
      </Surface>
    </PageBody>
  );
}

function useColumns(): Column<ConfigurationPart>[] {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { zone } = useShown();
  const { label } = useDicts(['audit_action']);
  const changeOf = ({ lastChange }: ConfigurationPart) =>
    lastChange
      ? `${label('audit_action', lastChange.action)} · ${lastChange.objectLabel}`
      : t('configuration.unchanged');
  return [
    {
      key: 'part',
      title: t('configuration.part'),
      narrow: 'first',
      width: 184,
      render: ({ part, page }) => (
        <TextLink href={`/main/${page}`} onNavigate={navigate}>
          {t(`configuration.part.${part}`)}
        </TextLink>
      ),
    },
    {
      key: 'content',
      title: t('configuration.content'),
      width: 280,
      render: ({ part }) => t(`configuration.about.${part}`),
    },
    {
      key: 'records',
      title: t('configuration.records'),
      align: 'end',
      width: 88,
      render: ({ records }) => records.toLocaleString('en-US'),
    },
    {
      key: 'lastChange',
      title: t('configuration.lastChange'),
      narrow: 'second',
      render: (one) => <span title={changeOf(one)}>{changeOf(one)}</span>,
    },
    {
      key: 'by',
      title: t('configuration.by'),
      width: 144,
      render: ({ lastChange }) => lastChange?.by ?? '–',
    },
    {
      key: 'at',
      title: t('configuration.at'),
      width: 176,
      render: ({ lastChange }) =>
        lastChange ? (
          <Moment at={lastChange.at} zone={zone}>
            {formatDateTime(lastChange.at, zone)}
          </Moment>
        ) : (
          '–'
        ),
    },
  ];
}
