import { countdownOf } from '@console/session';
import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import css from './idle-notice.module.css';

interface Props {
  leftSeconds: number;
  ofSeconds: number;
  afterMinutes: number;
  onAnswer: () => void;
}

/** Warning before an idle sign-out. Both buttons and closing it count as activity. */
export default function IdleNotice({ leftSeconds, ofSeconds, afterMinutes, onAnswer }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('idle.title')}
      onClose={onAnswer}
      actions={
        <>
          <Button onClick={onAnswer}>{t('idle.cancel')}</Button>
          <Button variant="primary" onClick={onAnswer}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <div className={css.notice}>
        <div className={css.clock} role="timer">
          <Ring share={leftSeconds / ofSeconds} />
          <strong>{countdownOf(leftSeconds * 1000)}</strong>
        </div>
        <p>{t('idle.text', { minutes: afterMinutes, seconds: leftSeconds })}</p>
      </div>
    </Dialog>
  );
}

const radius = 37;
const around = 2 * Math.PI * radius;

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 84 84" width="84" height="84" aria-hidden="true">
      <circle cx="42" cy="42" r={radius} className={css.track} />
      <circle
        cx="42"
        cy="42"
        r={radius}
        className={css.left}
        strokeDasharray={around}
        strokeDashoffset={around * (1 - share)}
        transform="rotate(-90 42 42)"
      />
    </svg>
  );
}
