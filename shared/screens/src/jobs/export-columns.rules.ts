import type { ExportColumns, ExportCount } from '@console/contracts/jobs';

type FileColumns = ExportCount['columns'];

interface Around {
  columns: FileColumns;
  /** Columns that the list currently shows; empty if it has no columns. */
  seen: readonly string[];
}

/** Returns the file's columns that the list shows, in the order of the list. */
export const seenKeys = ({ columns, seen }: Around): string[] =>
  seen.flatMap((column) => columns.filter(({ seenIn }) => seenIn === column).map(({ key }) => key));

/**
 * Returns the selection with its current columns. If the list shows no column of the file, the file has all columns.
 */
export function requestedColumns({ choice, keys }: ExportColumns, around: Around): ExportColumns {
  if (choice === 'CHOSEN')
    return { choice, keys: keys.filter((wanted) => around.columns.some(({ key }) => key === wanted)) };
  const inSight = choice === 'SEEN' ? seenKeys(around) : [];
  return inSight.length > 0 ? { choice, keys: inSight } : { choice: 'ALL', keys: [] };
}

/** Returns whether the selection contains at least one column. */
export const isComplete = ({ choice, keys }: ExportColumns): boolean => choice === 'ALL' || keys.length > 0;
