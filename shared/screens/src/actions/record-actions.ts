import type { RowAction } from '@console/ui/table';
import type { ReactNode } from 'react';

/** Page that shows the records. */
interface ActionsPage {
  /** Reloads the data of the page in the background. */
  reload: () => void;
  /** Leaves the page of a deleted record. Lists do not set it: they reload. */
  leave?: (href: string) => void;
}

/**
 * Actions of one kind of record, for `ListPage` and `ViewPage`. `actionsOf` creates them from a declaration; a kind of
 * record with special needs implements this interface itself.
 */
export interface RecordActions<Row> {
  useActions: (page: ActionsPage) => {
    /** Buttons of one record; a disabled one has the reason. */
    rowActions: (row: Row) => RowAction[];
    /** The open dialog, to be placed anywhere on the page. */
    dialog: ReactNode;
  };
}

const none = { rowActions: () => [], dialog: null };

/** Actions of a page whose records have none. */
export const noActions: RecordActions<unknown> = { useActions: () => none };
