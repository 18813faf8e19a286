import { type ReviewDetail, reviewDetail } from '@console/contracts/reviews';
import { formatDateTime } from '@console/i18n';
import { lazyComponent } from '@console/remote-kit';
import { useDialog, useShown } from '@console/screens';
import { Badge, Button, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './merchant-review.module.css';

const NoteDialog = lazyComponent(() => import('./merchant-review-note.dialog'));

const shape = { review: reviewDetail.pick({ id: true, reviewNo: true, noteAudiences: true }) };

interface MerchantReviewNotesProps {
  review: ReviewDetail;
  onAdded: () => void;
}

/** Notes on a review, and the button that adds one. Notes decide nothing. */
export function MerchantReviewNotes({ review, onAdded }: MerchantReviewNotesProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const adding = useDialog('merchantReview note', shape);
  const { id, reviewNo, noteAudiences, notes } = review;
  return (
    <Surface
      title={t('merchantReview.notes')}
      actions={
        <Button size="small" icon="plus" onClick={() => adding.open({ review: { id, reviewNo, noteAudiences } })}>
          {t('merchantReview.addNote')}
        </Button>
      }
    >
      {notes.length === 0 ? (
        <p className={classes.quiet}>{t('merchantReview.noNotes')}</p>
      ) : (
        <ul className={classes.notes}>
          {notes.map(({ id: noteId, by, at, text, audience }) => (
            <li key={noteId}>
              <div className={classes.noteHead}>
                <b>{by}</b>
                <small>{formatDateTime(at, zone)}</small>
                {noteAudiences.length > 0 && (
                  <Badge outlined tone={audience === 'INTERNAL' ? 'mute' : 'info'}>
                    {t(`merchantReview.audience.${audience}`)}
                  </Badge>
                )}
              </div>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {adding.show(({ review: about }) => (
        <NoteDialog {...about} onAdded={onAdded} onClose={adding.close} />
      ))}
    </Surface>
  );
}
