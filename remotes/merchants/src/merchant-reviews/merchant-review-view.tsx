import { readReview, readReviewHistory, type ReviewDetail } from '@console/contracts/reviews';
import {
  AuditHistoryLink,
  RecordHistory,
  type RecordActions,
  ReviewStageBadge,
  useDicts,
  ViewPage,
} from '@console/screens';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MerchantReviewCase } from './merchant-review-case';
import { MerchantReviewFacts } from './merchant-review-facts';
import { MerchantReviewNotes } from './merchant-review-notes';
import { MerchantReviewNotice } from './merchant-review-notice';
import { MerchantReviewSteps } from './merchant-review-steps';
import classes from './merchant-review.module.css';

interface MerchantReviewViewProps {
  actions: RecordActions<ReviewDetail>;
}

/** Merchant review, shared by the details page and the decision page. */
export function MerchantReviewView({ actions }: MerchantReviewViewProps) {
  const { t } = useTranslation();
  const { label } = useDicts(['review_kind', 'review_stage']);
  return (
    <ViewPage
      ns="merchantReview"
      failed="merchantReview.oneFailed"
      read={readReview}
      history={readReviewHistory}
      kind="review"
      nameOf={({ objectLabel }) => objectLabel}
      badges={({ record }) => <ReviewStageBadge stage={record.stage} label={label} />}
      description={({ record }) => `${label('review_kind', record.kind)} · ${record.reviewNo}`}
      actions={actions}
      side={({ record }) => (
        <>
          <MerchantReviewFacts review={record} />
          <AuditHistoryLink kind="review" id={record.id} />
        </>
      )}
    >
      {({ record, history, reload }) => (
        <>
          <MerchantReviewNotice review={record} />
          <Surface title={t(`merchantReview.subject.${record.kind}`)}>
            <div className={classes.case}>
              <MerchantReviewCase review={record} onChanged={reload} />
            </div>
          </Surface>
          <MerchantReviewSteps review={record} />
          <MerchantReviewNotes review={record} onAdded={reload} />
          <RecordHistory query={history} />
        </>
      )}
    </ViewPage>
  );
}
