import type { Review } from '@console/contracts/reviews';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDescriptions, useDicts, useShown } from '@console/screens';
import { CopyText, Facts, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';
import { subjectHref } from './merchant-review-pages';

/** Subject, submitter and due time of a review. */
export function MerchantReviewFacts({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { navigate } = useShell();
  const { label } = useDicts(['review_kind']);
  const reason = { dict: review.reasonDict, code: review.reason };
  const describe = useDescriptions([reason]);
  const { id, kind, objectLabel, note, submittedAt, dueAt, endedAt } = review;
  return (
    <Surface title={t('merchantReview.facts')}>
      <Facts
        items={[
          {
            label: t(kind === 'MERCHANT_REGISTRATION' ? 'merchantReview.registration' : 'merchantReview.merchant'),
            value: (
              <TextLink href={subjectHref(review)} onNavigate={navigate}>
                <bdi>{objectLabel}</bdi>
              </TextLink>
            ),
          },
          { label: t('merchantReview.kind'), value: label('review_kind', kind) },
          { label: t('merchantReview.reason'), value: describe(reason) },
          { label: t('merchantReview.maker'), value: makerNameOf(review, t) },
          { label: t('merchantReview.submittedAt'), value: formatDateTime(submittedAt, zone) },
          { label: t('merchantReview.dueAt'), value: formatDateTime(dueAt, zone) },
          ...(endedAt ? [{ label: t('merchantReview.endedAt'), value: formatDateTime(endedAt, zone) }] : []),
          { label: t('merchantReview.remark'), value: note ?? '–' },
          { label: t('merchantReview.id'), value: <CopyText text={id} /> },
        ]}
      />
    </Surface>
  );
}
