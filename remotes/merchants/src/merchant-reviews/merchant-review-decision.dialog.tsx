import type { FieldIssue, InputOf } from '@console/contracts';
import { decideReview, type Review, type ReviewDecision, reviewDetail } from '@console/contracts/reviews';
import { ActionDialog, type ActionProps, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { MerchantReviewCase } from './merchant-review-case';

const fields = fieldsOf(decideReview.input, 'merchantReview');

/** A rejection requires a reason, which the submitter or the applicant sees. */
const rules = ({ decision, note }: Partial<InputOf<typeof decideReview>>): FieldIssue[] =>
  decision === 'REJECT' && !note?.trim() ? [{ field: 'note', code: 'REQUIRED', params: {} }] : [];

export default function MerchantReviewDecisionDialog({ record, action, ...page }: ActionProps<Review, ReviewDecision>) {
  const { t } = useTranslation();
  const { id, version, reviewNo: no, objectLabel: name } = record;
  return (
    <ActionDialog
      {...page}
      title={t(`merchantReview.ask.${action}`, { no, name })}
      operation={decideReview}
      start={{ id, version, decision: action }}
      rules={rules}
      submit={{ label: t(`merchantReview.action.${action}`), isDangerous: action === 'REJECT' }}
      conflict={{ text: t('merchantReview.changedMeanwhile'), record: reviewDetail }}
      done={t(`merchantReview.done.${action}`, { no, name })}
    >
      {() => (
        <>
          <MerchantReviewCase review={record} decision={action} />
          <fields.Area
            name="note"
            label={t(action === 'REJECT' ? 'merchantReview.rejectReason' : 'merchantReview.note')}
            required={action === 'REJECT'}
          />
        </>
      )}
    </ActionDialog>
  );
}
