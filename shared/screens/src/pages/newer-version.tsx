import type { Operation } from '@console/contracts';
import { lazyComponent } from '@console/remote-kit';
import { Skeleton, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../wire/call-failed';
import { useRecord } from '../wire/use-record';
import { namesWithin, overwritten } from './newer-version.rules';

// The labels of all audited fields come with it.
const VersionDifference = lazyComponent(() => import('./version-difference'));

interface NewerVersionProps<Detail> {
  ns: string;
  id: string;
  read: Operation<{ id: string }, Detail>;
  start: (detail: Detail) => object;
  /** The record when the form was opened. */
  opened: Detail;
  values: object;
}

/** Fields that another user changed since the form was opened and that saving overwrites: their value and the typed one. */
export function NewerVersion<Detail>({ ns, id, read, start, opened, values }: NewerVersionProps<Detail>) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(read, { id });
  if (result.at === 'failed')
    return <CallFailed title={t('kit.newer.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={3} />;
  const versions = { opened: { ...start(opened) }, theirs: { ...start(result.data) }, yours: { ...values } };
  const { theirs, yours } = overwritten(versions);
  return (
    <Surface title={t('kit.newer')}>
      {Object.keys(theirs).length === 0 ? (
        <p>{t('kit.newer.none')}</p>
      ) : (
        <VersionDifference {...{ ns, theirs, yours }} names={namesWithin([opened, result.data])} />
      )}
    </Surface>
  );
}
