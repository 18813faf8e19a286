import type { RowAction } from '@console/ui/table';
import type { ReactNode } from 'react';

/** The page whose records are acted on. */
interface ActionsPage {
  /** Loads what the page shows again, in the background. */
  reload: () => void;
  /** Leaves the page of a record that is gone. A list has no such page: it reloads. */
  leave?: (href: string) => void;
}

/**
 * Actions of one kind of record, as `ListPage` and `ViewPage` take them. `actionsOf` makes them from a declaration; where
 * a kind of record needs more than that, its own hook has the same shape.
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

/** Of a page whose records have no actions. */
export const noActions: RecordActions<unknown> = { useActions: () => none };
