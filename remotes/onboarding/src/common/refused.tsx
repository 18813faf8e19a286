import type { CallFailure } from '@console/api';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Message of a failed call, with the time until a retry if the server returned one. */
export function Refused({ failure }: { failure: CallFailure }) {
  const { t } = useTranslation();
  const seconds = waitOf(failure.data);
  const wait = seconds === null ? '' : t('wait', { minutes: Math.ceil(seconds / 60) });
  return <Notice tone="bad">{`${failure.message} ${wait}`.trim()}</Notice>;
}

const waitOf = (data: unknown): number | null =>
  typeof data === 'object' && data && 'retryAfterSeconds' in data && typeof data.retryAfterSeconds === 'number'
    ? data.retryAfterSeconds
    : null;
