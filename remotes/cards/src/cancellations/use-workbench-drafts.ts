import type { WorkbenchDecision } from '@console/contracts/cards';
import { useState } from 'react';

type Draft = Partial<WorkbenchDecision>;

/** Inputs of undecided cases, restored when a case is shown again. */
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
