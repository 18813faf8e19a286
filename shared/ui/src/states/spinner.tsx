import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Spinner. It is decorative inside a button. Elsewhere it needs a `label`, or `true` for the default label. */
export function Spinner({ size = 16, label }: { size?: number; label?: string | true }) {
  const { t } = useTranslation('ui');
  const text = label === true ? t('loading') : label;
  return (
    <span className={classes.spinner} role={text ? 'status' : undefined} aria-label={text}>
      <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.700a6.3 6.3 0 1 1-6.3 6.3" />
      </svg>
    </span>
  );
}
