import type { Review } from '@console/contracts/reviews';
import { formatDate, formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { pageHref, useDicts, useIsNarrow, useShown } from '@console/screens';
import { Amount, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './review.module.css';
import { reasonDictOf, reviewDicts } from './review-dicts';
import { ReviewStageBadge } from './review-state';

/** Columns of the desk, the same until a word of them changes. */
export function useReviewColumns(): Column<Review>[] {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  const { zone } = useShown();
  const { navigate } = useShell();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const object: Column<Review> = {
      key: 'object',
      title: t('review.card'),
      render: ({ kind, objectId, objectLabel }) =>
        kind === 'CARD_CANCEL' ? (
          <TextLink quiet href={pageHref('cards-balance-view-card-detail', { id: objectId })} onNavigate={navigate}>
            {objectLabel}
          </TextLink>
        ) : (
          `${label('review_kind', kind)} · ${objectLabel}`
        ),
    };
    const state: Column<Review> = {
      key: 'state',
      title: t('review.state'),
      width: 152,
      render: ({ stage, isLate }) => (
        <span className={classes.state}>
          <ReviewStageBadge stage={stage} label={label} />
          {isLate && <small>{t('review.late')}</small>}
        </span>
      ),
    };
    if (isNarrow) return [object, state];
    return [
      { key: 'reviewNo', title: t('review.no'), width: 176, render: ({ reviewNo }) => reviewNo },
      object,
      {
        key: 'reason',
        title: t('review.reason'),
        width: 176,
        render: ({ kind, reason }) => label(reasonDictOf[kind], reason),
      },
      {
        key: 'amount',
        title: t('review.amount'),
        width: 128,
        align: 'end',
        render: ({ amount }) => (amount ? <Amount value={amount} /> : '–'),
      },
      { key: 'maker', title: t('review.maker'), width: 136, render: ({ maker }) => maker.name },
      {
        key: 'submittedAt',
        title: t('review.submittedAt'),
        width: 112,
        sortable: true,
        render: ({ submittedAt }) => (
          <time title={formatDateTime(submittedAt, zone)}>{formatDate(submittedAt, zone)}</time>
        ),
      },
      {
        key: 'dueAt',
        title: t('review.dueAt'),
        width: 112,
        sortable: true,
        render: ({ dueAt }) => <time title={formatDateTime(dueAt, zone)}>{formatDate(dueAt, zone)}</time>,
      },
      state,
    ];
  }, [t, label, zone, navigate, isNarrow]);
}
