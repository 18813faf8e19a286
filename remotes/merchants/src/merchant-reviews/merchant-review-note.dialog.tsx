import { addReviewNote, type ReviewDetail, reviewDetail } from '@console/contracts/reviews';
import { ActionDialog, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';

interface MerchantReviewNoteDialogProps extends Pick<ReviewDetail, 'id' | 'reviewNo' | 'noteAudiences'> {
  onAdded: () => void;
  onClose: () => void;
}

const fields = fieldsOf(addReviewNote.input, 'merchantReview.note');

export default function MerchantReviewNoteDialog(props: MerchantReviewNoteDialogProps) {
  const { id, reviewNo, noteAudiences, onAdded, onClose } = props;
  const { t } = useTranslation();
  const [usual] = noteAudiences;
  return (
    <ActionDialog
      title={t('merchantReview.noteTitle', { no: reviewNo })}
      operation={addReviewNote}
      start={{ id, ...(usual && { audience: usual }) }}
      submit={{ label: t('merchantReview.addNote') }}
      conflict={{ text: t('merchantReview.changedMeanwhile'), record: reviewDetail }}
      done={t('merchantReview.noteAdded')}
      onDone={onAdded}
      onChanged={onAdded}
      onClose={onClose}
    >
      {() => (
        <>
          <fields.Area name="text" />
          {usual && (
            <fields.Select
              name="audience"
              required
              width="full"
              options={noteAudiences.map((value) => ({ value, label: t(`merchantReview.audience.${value}`) }))}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
