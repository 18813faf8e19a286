import { type Review, review } from '@console/contracts/reviews';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first case: most visits only look at the list. */
const ReviewDialog = lazyComponent(() => import('./review.dialog'));

interface CaseDialog {
  open: (review: Review) => void;
  dialog: ReactNode;
}

/** The case of one review, with the way to its neighbours in the list that have one. */
export function useCaseDialog(rows: readonly Review[], onChanged: () => void): CaseDialog {
  const shown = useDialog('compared', { review });
  const open = (one: Review) => shown.open({ review: one });
  const dialog = shown.show(({ review: current }) => {
    const at = rows.findIndex(({ id }) => id === current.id);
    const neighbour = (step: number) => {
      const row = at < 0 ? undefined : rows[at + step];
      return row && (() => open(row));
    };
    return (
      <ReviewDialog
        // The row as the list has it by now; it may have left the list since.
        review={rows[at] ?? current}
        onChanged={onChanged}
        onClose={shown.close}
        onPrevious={neighbour(-1)}
        onNext={neighbour(1)}
      />
    );
  });
  return { open, dialog };
}
