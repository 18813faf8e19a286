import {
  countMerchantReviewExport,
  countMerchantReviews,
  exportMerchantReviews,
  listMerchantReviews,
  type MerchantReview,
} from '@console/contracts/merchants';
import { formatMinute } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { columnsOf, filtersOf, ListPage, ReviewStageBadge, StackedCell, useList } from '@console/screens';
import { makerNameOf } from './maker-name';
import { merchantReviewActions } from './merchant-review-actions';
import { useMakerChoices, useMerchantChoices } from './merchant-review-choices';
import { detailHref } from './merchant-review-pages';

const sources = { ns: 'merchantReview', dicts: ['review_kind', 'review_stage'] };

const useColumns = columnsOf<MerchantReview>(sources, (column) => [
  column.link('reviewNo', { href: ({ id }) => detailHref(id), width: 176, sortable: true, narrow: 'second' }),
  column.code('kind', 'review_kind', { width: 152, give: 'never' }),
  column.stacked(
    'merchant',
    ({ merchant, objectLabel }, { textOf }) => ({
      main: merchant ? textOf(merchant.name) : objectLabel,
      small: merchant?.merchantNo,
    }),
    { width: 176, narrow: 'first' },
  ),
  column.text('maker', (row, { t }) => makerNameOf(row, t), { width: 112 }),
  column.time('submittedAt', { sortable: true, width: 128 }),
  column.time('dueAt', { sortable: true, width: 128 }),
  column.own(
    'stage',
    ({ stage, isLate }, { label, t }) => (
      <StackedCell why={isLate ? t('merchantReview.late') : null}>
        <ReviewStageBadge stage={stage} label={label} />
      </StackedCell>
    ),
    { width: 136, narrow: 'end' },
  ),
  column.stacked(
    'decidedBy',
    ({ decidedBy, decidedAt }, { zone }) => ({
      main: decidedBy ?? '–',
      small: decidedAt && formatMinute(decidedAt, zone),
    }),
    { width: 124, give: 'never' },
  ),
]);

const filters = filtersOf(listMerchantReviews, 'merchantReview', (filter) => [
  filter.codes('outcome', 'merchant_review_outcome'),
  filter.codes('kind', 'review_kind'),
  filter.codes('state', 'review_stage', { title: 'merchantReview.stage' }),
  filter.from('merchantId', useMerchantChoices, { title: 'merchantReview.merchant' }),
  filter.from('makerId', useMakerChoices, { title: 'merchantReview.maker' }),
  filter.days('submittedAt'),
  filter.flag('isMine', 'merchantReview.mine', { title: 'merchantReview.own' }),
]);
const options = { filters: filters.kinds, sort: { key: 'submittedAt', dir: 'desc' } } as const;

export default function MerchantReviewList() {
  const { navigate } = useShell();
  return (
    <ListPage
      ns="merchantReview"
      picture="agreed"
      list={useList(listMerchantReviews, options)}
      columns={useColumns()}
      filters={filters.useFilters()}
      tabs="outcome"
      counts={countMerchantReviews}
      exporting={{ count: countMerchantReviewExport, start: exportMerchantReviews }}
      actions={merchantReviewActions}
      onOpen={({ id }) => navigate(detailHref(id))}
    />
  );
}
