import type { Cancellation } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { pageHref, ReviewStageBadge, useDicts, useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { CardNumber, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './cancellation.module.css';
import type { CaseReview } from './case-review';

/** Card, merchant, requester and stage of the review. */
export function CancellationHead({ record: { card }, review }: { record: Cancellation; review: CaseReview }) {
  const { t } = useTranslation();
  const { label } = useDicts(['review_stage']);
  const { navigate } = useShell();
  const textOf = useLocalText();
  const seesCards = useCan('cards.card.view');
  const about = [card.alias, textOf(card.merchant), t('cancellation.requestedBy', { name: review.maker })];
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h2>
          <CardNumber number={card.number} />
        </h2>
        <ReviewStageBadge stage={review.stage} label={label} />
        {seesCards && (
          <TextLink href={pageHref('cards-balance-view-card-detail', { id: card.id })} onNavigate={navigate}>
            {t('cancellation.openCard')}
          </TextLink>
        )}
      </div>
      <p className={classes.about}>
        {about.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </header>
  );
}
