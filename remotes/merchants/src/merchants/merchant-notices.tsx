import { type MerchantDetail, restrictionMessages } from '@console/contracts/merchants';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useLocalText, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Notice, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { MerchantChange } from './merchant-change';
import { decideHref, editHref, reviewHref } from './merchant-pages';

/** Notices of reviews, rejections and unsubmitted changes, each with a link to the next step, and of restrictions. */
export function MerchantNotices({ merchant }: { merchant: MerchantDetail }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const textOf = useLocalText();
  const { navigate } = useShell();
  const canEdit = useCan('merchants.merchant.save');
  const seesMerchantReviews = useCan('merchants.review.view');
  const seesReviews = useCan('reviews.review.view');
  const { id, status, review, proposed, rejectedReason, companyRestriction } = merchant;
  const edit = canEdit && (
    <TextLink href={editHref(id)} onNavigate={navigate}>
      {t('merchant.continue')}
    </TextLink>
  );
  return (
    <>
      {review && (
        <Notice tone="info" title={t(proposed ? 'merchant.notice.changeInReview' : 'merchant.notice.inReview')}>
          {t('merchant.notice.submitted', { by: review.by, time: formatDateTime(review.submittedAt, zone) })}{' '}
          {(seesMerchantReviews || seesReviews) && (
            <TextLink
              href={seesMerchantReviews ? decideHref(review.id) : reviewHref(review.reviewNo)}
              onNavigate={navigate}
            >
              {review.reviewNo}
            </TextLink>
          )}
        </Notice>
      )}
      {rejectedReason !== null && (
        <Notice tone="warn" title={t(proposed ? 'merchant.notice.changeRejected' : 'merchant.notice.rejected')}>
          {rejectedReason} {edit}
        </Notice>
      )}
      {status === 'DRAFT' && <Notice title={t('merchant.notice.draft')}>{edit}</Notice>}
      {proposed && !review && rejectedReason === null && (
        <Notice title={t('merchant.notice.notSubmitted')}>{edit}</Notice>
      )}
      {status === 'SUSPENDED' && <Notice tone="warn" title={t('merchant.notice.suspended')} />}
      {companyRestriction !== null && <Notice tone="warn" title={textOf(restrictionMessages[companyRestriction])} />}
      {proposed && <MerchantChange merchant={merchant} />}
    </>
  );
}
