import type { InputOf, ListResult } from '@console/contracts';
import { listMerchantReviews, type MerchantReview } from '@console/contracts/merchants';
import { useSearchParams } from '@console/remote-kit/router';
import { type Query, usePoll, useRecord } from '@console/screens';
import { useState } from 'react';

/** Query for the reviews that the user may decide now, sorted by due time. */
const decidable: InputOf<typeof listMerchantReviews> = {
  pageSize: 100,
  sort: [{ field: 'dueAt', dir: 'asc' }],
  filter: { isDecidable: true },
};

/** Query for the user's own pending requests, which another approver has to decide. */
const own: InputOf<typeof listMerchantReviews> = { pageSize: 10, filter: { isMine: true, outcome: ['WAITING'] } };

/** Polling interval: colleagues decide and submit reviews at the same time. */
const pollMs = 10_000;

interface Queue extends Pick<Query<ListResult<MerchantReview>>, 'result' | 'reload'> {
  rows: MerchantReview[];
  /** Null while loading and for an empty queue. */
  current: MerchantReview | null;
  total: number;
  /** Number of own pending requests. */
  ownCount: number;
  show: (id: string) => void;
}

/** Queue of the workbench. The shown review stays until it leaves the queue; then the next review is shown. */
export function useQueue(): Queue {
  const [search, setSearch] = useSearchParams();
  const { result, reload } = useRecord(listMerchantReviews, decidable, { keeps: true });
  const owned = useRecord(listMerchantReviews, own, { keeps: true });
  const [place, setPlace] = useState(0);
  usePoll(true, () => reload({ background: true }), pollMs);
  const rows = result.data?.list ?? [];
  const at = rows.findIndex(({ id }) => id === search.get('review'));
  const shown = at >= 0 ? at : Math.max(0, Math.min(place, rows.length - 1));
  return {
    result,
    reload,
    rows,
    current: rows[shown] ?? null,
    total: result.data?.total ?? 0,
    ownCount: owned.result.data?.total ?? 0,
    show: (id) => {
      setPlace(rows.findIndex((row) => row.id === id));
      const next = new URLSearchParams(search);
      next.set('review', id);
      setSearch(next, { replace: true });
    },
  };
}
