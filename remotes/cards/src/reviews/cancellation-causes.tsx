import type { Cancellation } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { Amount } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './cancellation.module.css';
import { reviewDicts } from './review-dicts';

interface CancellationCausesProps {
  causes: Cancellation['causes'];
  isMismatched: boolean;
}

/** What may explain the difference; that nothing was found is said, too. */
export function CancellationCauses({ causes, isMismatched }: CancellationCausesProps) {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  if (!isMismatched) return null;
  return (
    <section aria-label={t('cancellation.causes')}>
      <h3>{t('cancellation.causes')}</h3>
      {causes.length === 0 && <p className={classes.quiet}>{t('cancellation.noCause')}</p>}
      <ul className={classes.causes}>
        {causes.map(({ cause, count, amount }) => (
          <li key={cause}>
            <span>
              {label('mismatch_cause', cause)} <small>{t('cancellation.found', { count })}</small>
            </span>
            {amount && <Amount value={amount} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
