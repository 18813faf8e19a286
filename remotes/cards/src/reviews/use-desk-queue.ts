import { listReviews, type Review } from '@console/contracts/reviews';
import { type Asked, useRecord } from '@console/screens';
import type { Found, InputOf } from '@console/contracts';
import { useState } from 'react';
import { openStages } from './review-stages';

/** What somebody else asked for and nobody has settled, the oldest first. */
const waiting: InputOf<typeof listReviews> = {
  pageSize: 100,
  sort: [{ field: 'submittedAt', dir: 'asc' }],
  filter: { kind: ['CARD_CANCEL'], stage: openStages, isMine: false },
};

/** As it was when it was settled: one that comes back, as after a refusal of its channel, is another version. */
const keyOf = ({ id, version }: Review): string => `${id} ${version}`;

interface DeskQueue extends Pick<Asked<Found<Review>>, 'answer'> {
  /** Null while nothing is known, and where nothing is left. */
  current: Review | null;
  /** Of how many, as far as they are known. */
  at: number;
  total: number;
  settled: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  settle: () => void;
  reload: (options?: { background?: boolean }) => void;
}

/** The queue of the desk. Which one is shown stays, whatever others do meanwhile; what is settled makes way at once. */
export function useDeskQueue(): DeskQueue {
  const { answer, reload } = useRecord(listReviews, waiting, { keeps: true });
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState({ id: '', at: 0 });
  const rows = (answer.data?.list ?? []).filter((row) => !settled.has(keyOf(row)));
  const found = rows.findIndex(({ id }) => id === shown.id);
  const at = found >= 0 ? found : Math.max(0, Math.min(shown.at, rows.length - 1));
  const current = rows[at] ?? null;
  const show = (index: number) => {
    const row = rows[index];
    return row && (() => setShown({ id: row.id, at: index }));
  };
  const hidden = (answer.data?.list.length ?? 0) - rows.length;
  return {
    answer,
    current,
    at: at + 1,
    total: Math.max(rows.length, (answer.data?.total ?? 0) - hidden),
    settled: settled.size,
    previous: show(at - 1),
    next: show(at + 1),
    settle: () => {
      if (!current) return;
      setSettled(new Set([...settled, keyOf(current)]));
      setShown({ id: rows[at + 1]?.id ?? '', at });
    },
    reload,
  };
}
