import { ExactMoment } from '@console/ui/overlay';
import type { Cancellation } from '@console/contracts/cards';
import { useDicts, useShown } from '@console/screens';
import { useTranslation } from 'react-i18next';
import classes from './cancellation.module.css';
import type { CaseReview } from './case-review';

/** History, newest first: last response of the channel, then the request with its reason. */
export function CancellationHistory({ record: { readAt }, review }: { record: Cancellation; review: CaseReview }) {
  const { t } = useTranslation();
  const { label } = useDicts(['cancel_reason']);
  const { zone } = useShown();
  const { submittedAt, maker, reason, note } = review;
  const requested = [label('cancel_reason', reason), note].filter(Boolean).join(' · ');
  const lines = [
    ...(readAt === null ? [] : [{ at: readAt, what: t('cancellation.history.read'), who: t('cancellation.channel') }]),
    { at: submittedAt, what: t('cancellation.history.requested', { reason: requested }), who: maker },
  ];
  return (
    <section className={classes.history} aria-label={t('cancellation.history')}>
      <h3>{t('cancellation.history')}</h3>
      <ol>
        {lines.map(({ at, what, who }) => (
          <li key={what}>
            <ExactMoment at={at} zone={zone} />
            <span>{what}</span>
            <span className={classes.who}>{who}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
