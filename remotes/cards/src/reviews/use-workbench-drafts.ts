import type { WorkbenchDecision } from '@console/contracts/cards';
import { useState } from 'react';

type Draft = Partial<WorkbenchDecision>;

/** What was chosen and written about cases that were left undecided; whoever comes back to one finds it as it was. */
export interface WorkbenchDrafts {
  keptOf: (reviewId: string) => Draft | undefined;
  keep: (reviewId: string, draft: Draft) => void;
}

export function useWorkbenchDrafts(): WorkbenchDrafts {
  const [drafts] = useState(() => {
    const known = new Map<string, Draft>();
    return {
      keptOf: (reviewId: string) => known.get(reviewId),
      keep: (reviewId: string, draft: Draft) => void known.set(reviewId, draft),
    };
  });
  return drafts;
}
