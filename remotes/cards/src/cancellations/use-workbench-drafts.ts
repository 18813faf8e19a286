import type { WorkbenchDecision } from '@console/contracts/cards';
import { useState } from 'react';

type Draft = Partial<WorkbenchDecision>;

/** What was chosen and written about cases that were left undecided; whoever comes back to one finds it as it was. */
export interface WorkbenchDrafts {
  draftOf: (reviewId: string) => Draft | undefined;
  keep: (reviewId: string, draft: Draft) => void;
}

export function useWorkbenchDrafts(): WorkbenchDrafts {
  const [drafts] = useState(() => {
    const byReview = new Map<string, Draft>();
    return {
      draftOf: (reviewId: string) => byReview.get(reviewId),
      keep: (reviewId: string, draft: Draft) => void byReview.set(reviewId, draft),
    };
  });
  return drafts;
}
