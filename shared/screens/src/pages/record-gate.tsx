import type { Operation } from '@console/contracts';
import { PageBody, Skeleton } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../wire/call-failed';
import { type Query, useRecord } from '../wire/use-record';

interface RecordGateProps<Row> {
  /** Prefix of the text keys: `holder.failed`, unless `failed` is set. */
  ns: string;
  failed?: string | undefined;
  id: string;
  read: Operation<{ id: string }, Row>;
  children: (record: Row, query: Query<Row>) => ReactNode;
}

/** Loads one record, with a skeleton while it loads and a retry after a failure, and renders the page with it. */
export function RecordGate<Row>({ ns, failed = `${ns}.failed`, id, read, children }: RecordGateProps<Row>) {
  const { t } = useTranslation();
  const query = useRecord(read, { id });
  const { result, reload } = query;
  if (result.data !== undefined) return children(result.data, query);
  if (result.at === 'failed') return <CallFailed title={t(failed)} failure={result.failure} onRetry={() => reload()} />;
  return (
    <PageBody>
      <Skeleton rows={10} />
    </PageBody>
  );
}
