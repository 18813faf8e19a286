import type { Cancellation } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDicts } from '@console/screens';
import { Amount, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { explainedOf } from './cancellation.rules';
import classes from './cancellation.module.css';

/** Possible causes of a mismatch, with their sum compared to the difference. */
export function CancellationCauses({ record }: { record: Cancellation }) {
  const { t } = useTranslation();
  const { label } = useDicts(['mismatch_cause']);
  const { causes, match } = record;
  if (match !== 'MISMATCHED') return null;
  const explained = explainedOf(record);
  return (
    <section className={classes.findings} aria-label={t('cancellation.causes')}>
      <header>
        <h3>{t('cancellation.causes')}</h3>
        {explained && (
          <StatusBadge
            state={explained.isAll ? 'ok' : 'warn'}
            shape={explained.isAll ? 'check' : 'triangle'}
            label={t(explained.isMore ? 'cancellation.explainsMore' : 'cancellation.explains', {
              sum: formatMoney(explained.sum),
              difference: formatMoney(explained.difference),
            })}
          />
        )}
      </header>
      {causes.length === 0 && <p className={classes.quiet}>{t('cancellation.noCause')}</p>}
      <ol className={classes.causes}>
        {causes.map(({ cause, count, amount }) => (
          <li key={cause}>
            <span>
              {label('mismatch_cause', cause)} <small>{t('cancellation.count', { count })}</small>
            </span>
            {amount && <Amount value={amount} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
