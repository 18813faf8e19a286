import { listReviews } from '@console/contracts/reviews';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { useDicts, useRecordSearch } from '@console/screens';
import { reviewDicts } from './review-dicts';
import { atWorkbench } from './workbench-address';

/** Finds reviews for the palette, by number and object. */
export default function ReviewRecords({ keyword, onEvent }: ContributionProps<'palette.records'>) {
  const { label } = useDicts(reviewDicts);
  useRecordSearch({
    operation: listReviews,
    input: { keyword, pageSize: 10, rowsOnly: true },
    keyword,
    onEvent,
    itemOf: ({ id, reviewNo, kind, objectLabel, stage }) => ({
      id,
      label: reviewNo,
      hint: [label('review_kind', kind), objectLabel, label('review_stage', stage)].join(' · ').slice(0, 120),
      page: 'cards-cancel-review',
      search: atWorkbench(new URLSearchParams(), { id }).toString(),
    }),
  });
  return null;
}
