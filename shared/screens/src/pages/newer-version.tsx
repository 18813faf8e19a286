import type { Operation } from '@console/contracts';
import { Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../wire/call-failed';
import { useRecord } from '../wire/use-record';
import { BothVersions, type FormValues } from './both-versions';

interface NewerVersionProps<Detail> {
  ns: string;
  id: string;
  read: Operation<{ id: string }, Detail>;
  start: (detail: Detail) => object;
  /** Record when the form was opened; it contains the names for ids in the form. */
  opened: Detail;
  form: FormValues;
}

/** Reads the record again, and shows both versions of the fields that saving would overwrite. */
export function NewerVersion<Detail>({ id, read, ...shown }: NewerVersionProps<Detail>) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(read, { id });
  if (result.at === 'failed')
    return <CallFailed title={t('kit.newer.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={3} />;
  return <BothVersions {...shown} newer={result.data} />;
}
