import type { PageName } from '@console/contracts';
import type { Review } from '@console/contracts/reviews';
import { useShell } from '@console/remote-kit';
import { StackedCell, pageHref, ReviewStageBadge, useDicts, useShown } from '@console/screens';
import { Amount, Moment, TextLink, useIsNarrow } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';
import { reviewDicts } from './review-dicts';

/** Pages by type of the reviewed object. */
const objectPages: Readonly<Record<string, PageName>> = { card: 'cards-balance-view-card-detail' };

/** Memoized columns of the reviews. */
export function useReviewColumns(rows: readonly Review[]): Column<Review>[] {
  const { t } = useTranslation();
  const { label } = useDicts([...reviewDicts, ...new Set(rows.map(({ reasonDict }) => reasonDict))]);
  const { zone } = useShown();
  const { navigate } = useShell();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const object: Column<Review> = {
      key: 'object',
      title: t('review.object'),
      render: ({ kind, objectType, objectId, objectLabel, reason, reasonDict }) => (
        <StackedCell why={label(reasonDict, reason)}>
          {objectPages[objectType] ? (
            <TextLink quiet href={pageHref(objectPages[objectType], { id: objectId })} onNavigate={navigate}>
              {objectLabel}
            </TextLink>
          ) : (
            `${label('review_kind', kind)} · ${objectLabel}`
          )}
        </StackedCell>
      ),
    };
    const state: Column<Review> = {
      key: 'state',
      title: t('review.state'),
      width: 188,
      render: (review) => (
        <Stage review={review}>
          <ReviewStageBadge stage={review.stage} label={label} />
        </Stage>
      ),
    };
    if (isNarrow) return [object, state];
    return [
      { key: 'reviewNo', title: t('review.no'), width: 180, render: ({ reviewNo }) => reviewNo },
      object,
      {
        key: 'amount',
        title: t('review.lift.amount'),
        width: 124,
        align: 'end',
        render: ({ amount }) => (amount ? <Amount value={amount} /> : '–'),
      },
      {
        key: 'difference',
        title: t('cancellation.difference'),
        width: 116,
        align: 'end',
        render: ({ compared }) => (compared?.difference ? <Amount value={compared.difference} signed /> : '–'),
      },
      { key: 'maker', title: t('review.maker'), width: 124, render: (review) => makerNameOf(review, t) },
      {
        key: 'submittedAt',
        title: t('review.submittedAt'),
        width: 108,
        sortable: true,
        render: ({ submittedAt }) => <Moment at={submittedAt} zone={zone} />,
      },
      {
        key: 'dueAt',
        title: t('review.dueAt'),
        width: 104,
        sortable: true,
        render: ({ dueAt }) => <Moment at={dueAt} zone={zone} />,
      },
      state,
    ];
  }, [t, label, zone, navigate, isNarrow]);
}

function Stage({ review: { isLate }, children }: { review: Review; children: ReactNode }) {
  const { t } = useTranslation();
  return <StackedCell why={isLate ? t('review.late') : null}>{children}</StackedCell>;
}
