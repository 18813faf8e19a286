import { type Review, review } from '@console/contracts/reviews';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first case, because most visits only use the list. */
const ReviewDialog = lazyComponent(() => import('./review.dialog'));

interface CaseDialog {
  open: (review: Review) => void;
  dialog: ReactNode;
}

/** Drawer with the case of a review, and navigation to the previous and next review with a case. */
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
        // The current row of the list; the opened review if it has left the list.
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
