import type { Cancellation } from '@console/contracts/cards';
import type { Review } from '@console/contracts/reviews';
import { useShell } from '@console/remote-kit';
import { pageHref, useDicts, useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { CardNumber, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './cancellation.module.css';
import { reviewDicts } from './review-dicts';
import { ReviewStageBadge } from './review-state';

/** Which card is to end, whose it is, and who requested it. */
export function CancellationHead({ record: { card }, review }: { record: Cancellation; review: Review }) {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  const { navigate } = useShell();
  const textOf = useLocalText();
  const seesCards = useCan('cards.card.view');
  const about = [card.alias, textOf(card.merchant), t('cancellation.requestedBy', { name: review.maker.name })];
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
