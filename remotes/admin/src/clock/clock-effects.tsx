import type { ReadClock } from '@console/contracts/releases';
import { formatCount, formatDateTime } from '@console/i18n';
import { useDicts, useShown } from '@console/screens';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './clock.module.css';

interface ClockEffectsProps {
  moved: NonNullable<ReadClock['moved']>;
  ran: ReadClock['ran'];
}

/** Last advance of the sandbox clock, and the automatic actions since then. */
export function ClockEffects({ moved, ran }: ClockEffectsProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { label } = useDicts(['audit_action']);
  const [from, to] = [formatDateTime(moved.from, zone), formatDateTime(moved.to, zone)];
  return (
    <Surface title={t('clock.ran')}>
      <p className={classes.quiet}>{t('clock.moved', { name: moved.by, from, to })}</p>
      {ran.length === 0 ? (
        <p className={classes.quiet}>{t('clock.nothing')}</p>
      ) : (
        <ul aria-label={t('clock.ran')} className={classes.actions}>
          {ran.map(({ action, count }) => (
            <li key={action}>
              <span>{label('audit_action', action)}</span>
              <span>{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}
