import type { ListResult, InputOf } from '@console/contracts';
import { listReviews, type Review } from '@console/contracts/reviews';
import { useSearchParams } from '@console/remote-kit/router';
import { type Query, usePoll, useRecord } from '@console/screens';
import { useState } from 'react';
import { atWorkbench, placeAt } from './workbench-address';
import { openStages } from './review-stages';

/** Query for open cancellation requests of other users, oldest first. */
const waiting: InputOf<typeof listReviews> = {
  pageSize: 100,
  sort: [{ field: 'submittedAt', dir: 'asc' }],
  filter: { kind: ['CARD_CANCEL'], stage: openStages, isMine: false },
};

/** Polling interval, because channels respond and colleagues decide at any time. */
const pollMs = 10_000;

/** Key of a decided review. It has the version, so that a review reopened by a refusal of the channel appears again. */
const keyOf = ({ id, version }: Review): string => `${id} ${version}`;

export interface WorkbenchQueue extends Pick<Query<ListResult<Review>>, 'result' | 'reload'> {
  rows: Review[];
  /** Null while loading and for an empty queue. */
  current: Review | null;
  /** Position in the queue, from 1. */
  at: number;
  total: number;
  settled: number;
  keyword: string;
  search: (keyword: string) => void;
  show: (id: string) => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  settle: () => void;
}

/**
 * Queue of the workbench. The shown review stays during reloads. After its decision the next review is shown
 * immediately.
 */
export function useWorkbenchQueue(): WorkbenchQueue {
  const [search, setSearch] = useSearchParams();
  const { id, keyword } = placeAt(search);
  const requested = keyword === '' ? waiting : { ...waiting, keyword };
  const { result, reload } = useRecord(listReviews, requested, { keeps: true });
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState(0);
  usePoll(true, () => reload({ background: true }), pollMs);
  const rows = (result.data?.list ?? []).filter((row) => !settled.has(keyOf(row)));
  const current = rows.findIndex((row) => row.id === id);
  const at = current >= 0 ? current : Math.max(0, Math.min(place, rows.length - 1));
  const goTo = (to: Parameters<typeof atWorkbench>[1]) => setSearch(atWorkbench(search, to), { replace: true });
  const show = (index: number) => {
    setPlace(index);
    goTo({ id: rows[index]?.id ?? '' });
  };
  const wayTo = (index: number) => (rows[index] ? () => show(index) : undefined);
  const hidden = (result.data?.list.length ?? 0) - rows.length;
  return {
    result,
    reload,
    rows,
    current: rows[at] ?? null,
    at: at + 1,
    total: Math.max(rows.length, (result.data?.total ?? 0) - hidden),
    settled: settled.size,
    keyword,
    search: (text) => goTo({ keyword: text, id: '' }),
    show: (wanted) => show(rows.findIndex((row) => row.id === wanted)),
    previous: wayTo(at - 1),
    next: wayTo(at + 1),
    settle: () => {
      const current = rows[at];
      if (!current) return;
      setSettled(new Set([...settled, keyOf(current)]));
      setPlace(at);
      goTo({ id: rows[at + 1]?.id ?? '' });
    },
  };
}
