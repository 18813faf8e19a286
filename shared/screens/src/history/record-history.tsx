import type { RecordHistory as History } from '@console/contracts';
import { lazyComponent } from '@console/remote-kit';
import { Empty, Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../wire/call-failed';
import type { Query } from '../wire/use-record';

// Loaded on demand, because it contains the labels of all audited fields.
const RecordChanges = lazyComponent(() => import('./record-changes'));

/** Changes of a record by day, newest first, each with its actor and reason. The changed fields are shown on demand. */
export function RecordHistory({ query: { result, reload } }: { query: Query<History> }) {
  const { t } = useTranslation();
  const { data } = result;
  return (
    <Surface flush title={t('kit.history')}>
      {result.at === 'failed' && (
        <CallFailed title={t('kit.history.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !data && <Skeleton rows={4} />}
      {data?.list.length === 0 && <Empty picture="history" title={t('kit.history.none')} />}
      {data !== undefined && data.list.length > 0 && <RecordChanges history={data} />}
    </Surface>
  );
}
