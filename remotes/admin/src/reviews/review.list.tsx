import { cancellationReasons } from '@console/contracts/cards';
import { listReviews, review, reviewReasons, type ReviewStage, reviewStages } from '@console/contracts/reviews';
import { lazyComponent } from '@console/remote-kit';
import {
  actionsOf,
  ListScreen,
  ListTable,
  useDicts,
  useJobEnd,
  useList,
  usePoll,
  type ListTab,
} from '@console/screens';
import { useTranslation } from 'react-i18next';
import { reviewDicts } from './review-dicts';
import { ReviewActions } from './review-actions';
import { useCases } from './review-case';
import { useCaseDialog } from './use-case-dialog';
import { WorkbenchButton } from './workbench-button';
import { useReviewColumns } from './use-review-columns';
import { openStages } from './review-stages';

const options = { filters: { stage: 'list', kind: 'list' }, sort: { key: 'submittedAt', dir: 'desc' } } as const;

/** Stages that share one tab. */
const waiting: ReviewStage[] = ['PENDING', 'STUCK'];

const soonMs = 2_000;

const decisions = actionsOf({
  ns: 'review',
  reasons: { ...reviewReasons, ...cancellationReasons },
  record: review,
  actions: { APPROVE: { icon: 'check' }, REJECT: { icon: 'close' }, WITHDRAW: { icon: 'close' } },
  dialog: lazyComponent(() => import('./review-decide.dialog')),
});

/** List of all reviews with their decisions. */
export default function ReviewList() {
  const { t } = useTranslation();
  const { label, options: choicesOf } = useDicts(reviewDicts);
  const cases = useCases();
  const list = useList(listReviews, options);
  const { rowActions, dialog } = decisions.useActions({ reload: () => list.reload({ background: true }) });
  const rows = list.result.data?.list ?? [];
  const columns = useReviewColumns(rows);
  const shown = useCaseDialog(
    rows.filter(({ kind }) => cases.has(kind)),
    () => list.reload({ background: true }),
  );
  const { watch } = useJobEnd(() => list.reload({ background: true }));
  const isRunning = rows.some(({ stage }) => stage === 'EXECUTING');
  usePoll(isRunning, () => list.reload({ background: true }), soonMs);
  const tabs: ListTab[] = [
    { key: 'all', label: t('review.all'), values: [] },
    { key: 'open', label: t('review.open'), values: openStages },
    ...reviewStages
      .filter((stage) => !waiting.includes(stage))
      .map((stage) => ({ key: stage, label: label('review_stage', stage), values: [stage] })),
  ];
  const labels = {
    label: t('review.title'),
    failed: t('review.failed'),
    none: t('review.none'),
    noneText: t('review.noneText'),
    noMatch: t('review.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('review.title')}
      actions={
        <>
          <ReviewActions layout="button" onJob={watch} />
          <WorkbenchButton />
        </>
      }
      searchLabel={t('review.search')}
      tabs={{ label: t('review.views'), filter: 'stage', items: tabs }}
      filters={[{ name: 'kind', label: t('review.kind'), options: choicesOf('review_kind') }]}
      totals={{ label: t('review.totals'), field: 'amount' }}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={columns}
        picture="agreed"
        rowActions={rowActions}
        onOpen={(row) => cases.has(row.kind) && shown.open(row)}
      />
      {dialog}
      {shown.dialog}
    </ListScreen>
  );
}
