import { CallFailed, useDicts } from '@console/screens';
import { Button, Empty, Kbd, Skeleton } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { CancellationCase } from './cancellation-case';
import classes from './cancellation.module.css';
import { reviewDicts } from './review-dicts';
import { ReviewStageBadge } from './review-state';
import { useDeskQueue } from './use-desk-queue';

interface DeskDialogProps {
  /** A review is no longer what the list shows. */
  onChanged: () => void;
  onClose: () => void;
}

/** Cancellations one after another, by keyboard: what is settled makes way for the next, what differs stops. */
export default function DeskDialog({ onChanged, onClose }: DeskDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  const { answer, current, at, total, settled, previous, next, settle, reload } = useDeskQueue();
  const changed = () => {
    reload({ background: true });
    onChanged();
  };
  const place = t('desk.place', { at, total });
  return (
    <Drawer
      open
      width={680}
      title={current?.reviewNo ?? t('desk.title')}
      head={
        current && (
          <>
            <ReviewStageBadge stage={current.stage} label={label} />
            <span className={classes.quiet}>{place}</span>
          </>
        )
      }
      onClose={onClose}
      onPrevious={previous}
      onNext={next}
      actions={current ? <Keys /> : <Button onClick={onClose}>{t('card.close')}</Button>}
    >
      {answer.at === 'failed' && !current && (
        <CallFailed title={t('review.failed')} failure={answer.failure} onRetry={() => reload()} />
      )}
      {answer.at === 'loading' && !answer.data && <Skeleton rows={6} />}
      {answer.at === 'ready' && !current && (
        <output className={classes.done}>
          <Empty title={t(settled > 0 ? 'desk.done' : 'desk.none', { count: settled })} />
        </output>
      )}
      {current && (
        <CancellationCase
          key={current.id}
          review={current}
          place={place}
          onChanged={changed}
          onSettled={settle}
          onPrevious={previous}
          onNext={next}
        />
      )}
    </Drawer>
  );
}

/** Every key of the desk, in words. */
function Keys() {
  const { t } = useTranslation();
  return (
    <p className={classes.keys}>
      <span>
        <Kbd keys={['J', 'K']} /> {t('desk.move')}
      </span>
      <span>
        <Kbd keys={['S']} /> {t('desk.skip')}
      </span>
      <span>
        <Kbd keys={['A', 'R', '1–6']} /> {t('desk.choose')}
      </span>
      <span>
        <Kbd keys={['Ctrl', '↵']} /> {t('cancellation.submit')}
      </span>
    </p>
  );
}
