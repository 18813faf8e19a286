import { listReviews, type ReviewState, reviewStates } from '@console/contracts/reviews';
import { ListScreen, ListTable, useDicts, useList, type View } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { reviewDicts } from './review-dicts';
import { useReviewColumns } from './use-review-columns';
import { useReviewDeeds } from './use-review-deeds';

const options = { filters: { state: 'list' }, sort: { key: 'submittedAt', dir: 'desc' } } as const;

/** Stuck ones are open too: they wait for somebody who may decide them. */
const open: ReviewState[] = ['PENDING', 'STUCK'];

/** The desk where cards whose end was asked for wait for a second person. */
export default function ReviewList() {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  const list = useList(listReviews, options);
  const columns = useReviewColumns();
  const { actionsOf, dialog } = useReviewDeeds(() => list.reload());
  const views: View[] = [
    { key: 'all', label: t('review.all'), values: [] },
    { key: 'open', label: t('review.open'), values: open },
    ...reviewStates
      .filter((state) => !open.includes(state))
      .map((state) => ({ key: state, label: label('review_state', state), values: [state] })),
  ];
  const words = {
    label: t('review.title'),
    failed: t('review.failed'),
    none: t('review.none'),
    noMatch: t('review.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('review.title')}
      searchLabel={t('review.search')}
      views={{ label: t('review.views'), filter: 'state', items: views }}
      totals={{ label: t('cards.totals'), field: 'amount' }}
    >
      <ListTable list={list} words={words} columns={columns} rowActions={actionsOf} />
      {dialog}
    </ListScreen>
  );
}
