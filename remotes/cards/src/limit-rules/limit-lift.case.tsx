import type { ContributionProps } from '@console/remote-kit/contributions';
import { useTranslation } from 'react-i18next';
import { DecisionFacts } from '../common/decision-facts';
import { LimitLiftCase } from './limit-lift-case';

/** Case of a one-time limit override, for the review workbench. */
export default function LimitLiftOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  return (
    <>
      <LimitLiftCase id={review.objectId} />
      <DecisionFacts
        review={review}
        decision={decision}
        amountLabel={t('lift.amount')}
        effectOf={(choice) => t(`lift.${choice}`)}
      />
    </>
  );
}
