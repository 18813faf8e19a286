import type { OutputOf } from '@console/contracts';
import type { precheckBulk } from '@console/contracts/cards';
import { formatCount, formatMoney } from '@console/i18n';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Number of affected cards, total amount, and number of skipped cards by reason. */
export function BulkPreview({ preview: { possible, impossible, total } }: { preview: OutputOf<typeof precheckBulk> }) {
  const { t } = useTranslation();
  return (
    <Notice tone={impossible.length > 0 ? 'warn' : 'info'}>
      <p>{t('bulk.possible', { count: possible, cards: formatCount(possible) })}</p>
      {total && possible > 0 && <p>{t('bulk.total', { amount: formatMoney(total) })}</p>}
      {impossible.map(({ reason, message, count }) => (
        <p key={reason}>{t('bulk.refused', { count, cards: formatCount(count), reason: message })}</p>
      ))}
    </Notice>
  );
}
