import type { CallFailure } from '@console/api';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Message of a refusal, with the waiting time if the server sent one. */
export function Refused({ failure }: { failure: CallFailure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  const seconds = waitOf(failure.data);
  const wait = seconds === null ? '' : t('public.retry-after', { minutes: Math.ceil(seconds / 60) });
  return <Notice tone="bad">{`${failure.message} ${wait}`.trim()}</Notice>;
}

const waitOf = (data: unknown): number | null =>
  typeof data === 'object' && data && 'retryAfterSeconds' in data && typeof data.retryAfterSeconds === 'number'
    ? data.retryAfterSeconds
    : null;
