import type { ContributionProps } from '@console/remote-kit/contributions';
import { useTranslation } from 'react-i18next';
import { DecisionFacts } from '../common/decision-facts';

/** Case of a reconciliation adjustment, for the review workbench. */
export default function AdjustmentOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  const items = [{ label: t('recon.note'), value: review.note ?? '–' }];
  return (
    <DecisionFacts
      review={review}
      decision={decision}
      items={items}
      amountLabel={t('recon.difference')}
      effectOf={(choice) => t(`recon.effect.${choice}`)}
    />
  );
}
