import type { CompanyDetail } from '@console/contracts/company';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Notice, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { CompanyChange } from './company-change';
import { editHref, reviewHref } from './company-pages';
import { isEditable } from './company-status';

/** Notices about a draft, review, rejection, suspension or unsubmitted changes, each with a link to the next step. */
export function CompanyNotices({ company }: { company: CompanyDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { navigate } = useShell();
  const seesReviews = useCan('reviews.review.view');
  const { id, status, review, proposed, rejectedReason, statusReason } = company;
  const edit = isEditable(company) && (
    <TextLink href={editHref(id)} onNavigate={navigate}>
      {t('company.continue')}
    </TextLink>
  );
  const hasEnded = status === 'SUSPENDED' || status === 'CLOSED';
  return (
    <>
      {hasEnded && (
        <Notice tone="warn" title={t(`company.notice.${status}`)}>
          {statusReason && t('company.notice.reason', { reason: statusReason })}
        </Notice>
      )}
      {review && (
        <Notice tone="info" title={t(proposed ? 'company.notice.changeInReview' : 'company.notice.inReview')}>
          {t('company.notice.submitted', { by: review.by, time: formatDateTime(review.submittedAt, zone) })}{' '}
          {seesReviews && (
            <TextLink href={reviewHref(review.reviewNo)} onNavigate={navigate}>
              {review.reviewNo}
            </TextLink>
          )}
        </Notice>
      )}
      {rejectedReason !== null && (
        <Notice
          tone="warn"
          title={t(status === 'REJECTED' ? 'company.notice.rejected' : 'company.notice.changeRejected')}
        >
          {rejectedReason} {edit}
        </Notice>
      )}
      {status === 'DRAFT' && <Notice title={t('company.notice.draft')}>{edit}</Notice>}
      {proposed && !review && rejectedReason === null && (
        <Notice title={t('company.notice.notSubmitted')}>{edit}</Notice>
      )}
      {proposed && <CompanyChange company={company} />}
    </>
  );
}
