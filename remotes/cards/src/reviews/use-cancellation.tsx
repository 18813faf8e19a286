import { type Review, review } from '@console/contracts/reviews';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first comparison: most visits only look at the list. */
const CancellationDialog = lazyComponent(() => import('./cancellation.dialog'));

interface Compared {
  open: (review: Review) => void;
  dialog: ReactNode;
}

/** The comparison of one cancellation, with the way to its neighbours in the list. */
export function useCancellation(rows: readonly Review[], onChanged: () => void): Compared {
  const compared = useDialog('compared', { review });
  const open = (one: Review) => compared.open({ review: one });
  const dialog = compared.show(({ review: shown }) => {
    const at = rows.findIndex(({ id }) => id === shown.id);
    const neighbour = (step: number) => {
      const row = at < 0 ? undefined : rows[at + step];
      return row && (() => open(row));
    };
    return (
      <CancellationDialog
        // The row as the list has it by now; it may have left the list since.
        review={rows[at] ?? shown}
        onChanged={onChanged}
        onClose={compared.close}
        onPrevious={neighbour(-1)}
        onNext={neighbour(1)}
      />
    );
  });
  return { open, dialog };
}
