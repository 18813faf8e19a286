import type { Cancellation } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useOrderError } from '../common/use-order-error';

/** State of the cancellation at the channel, the next sync, and the resolution of a mismatch. */
export function CancellationProgress({ record }: { record: Cancellation }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const errorOf = useOrderError();
  const { cancelState, order, nextReadAt, resolution, resolvedBy, needsSecond } = record;
  if (cancelState === 'DONE') return <Notice tone="ok">{t('cancellation.done')}</Notice>;
  if (cancelState === 'FAILED')
    return (
      <Notice tone="bad" title={t('cancellation.refused')}>
        {order?.lastError && errorOf(order.lastError)}
      </Notice>
    );
  if (cancelState === 'EXECUTING')
    return (
      <Notice title={t('cancellation.executing')}>
        {order?.lastError && <p>{errorOf(order.lastError)}</p>}
        {order?.nextAskAt && <p>{t('cancellation.nextQuery', { time: formatDateTime(order.nextAskAt, zone) })}</p>}
      </Notice>
    );
  return (
    <>
      {nextReadAt && <Notice>{t('cancellation.readAgain', { time: formatDateTime(nextReadAt, zone) })}</Notice>}
      {resolution && (
        <Notice tone="ok" title={t(`cancellation.chosen.${resolution}`, { name: resolvedBy ?? '' })}>
          {resolution === 'AS_CHANNEL' && needsSecond && t('cancellation.needsSecond')}
        </Notice>
      )}
    </>
  );
}
