import type { PurchaseOverview } from '@console/contracts/cards';
import { Amount, KeyFigures } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { approvedShareOf, growthOf, percentOf, signedPercentOf } from './overview.rules';

interface PurchaseFiguresProps {
  overview: PurchaseOverview;
  days: number;
}

/** Key figures of a period, compared with the previous period. */
export function PurchaseFigures({ overview: { now, before, held }, days }: PurchaseFiguresProps) {
  const { t } = useTranslation();
  const growth = growthOf(now.spent, before.spent);
  const share = approvedShareOf(now);
  const shareBefore = approvedShareOf(before);
  const against = (change: string | null) =>
    change === null ? t('purchases.nothingBefore') : t('purchases.against', { change, count: days });
  return (
    <KeyFigures
      items={[
        {
          label: t('purchases.spent'),
          value: <Amount value={now.spent} tone="figure" />,
          note: against(growth === null ? null : signedPercentOf(growth)),
        },
        {
          label: t('purchases.approval'),
          value: percentOf(share),
          note:
            shareBefore === null ? t('purchases.nothingBefore') : t('purchases.was', { share: percentOf(shareBefore) }),
        },
        {
          label: t('purchases.held'),
          value: <Amount value={held} tone="figure" />,
          note: t('purchases.heldNote'),
        },
        {
          label: t('purchases.declined'),
          value: now.declined.toLocaleString('en-US'),
          note: t('purchases.of', { total: (now.approved + now.declined).toLocaleString('en-US') }),
        },
      ]}
    />
  );
}
