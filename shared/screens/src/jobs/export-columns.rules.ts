import type { ExportColumns, ExportCount } from '@console/contracts/jobs';

type FileColumns = ExportCount['columns'];

interface Around {
  columns: FileColumns;
  /** Columns that the list shows now; none where it shows none. */
  seen: readonly string[];
}

/** Keys of the file's columns that the list shows too, in the order of the list. */
export const seenKeys = ({ columns, seen }: Around): string[] =>
  seen.flatMap((column) => columns.filter(({ seenIn }) => seenIn === column).map(({ key }) => key));

/** The choice with the columns that it stands for now. A list that shows none of them has all in its file. */
export function requestedColumns({ choice, keys }: ExportColumns, around: Around): ExportColumns {
  if (choice === 'CHOSEN')
    return { choice, keys: keys.filter((wanted) => around.columns.some(({ key }) => key === wanted)) };
  const inSight = choice === 'SEEN' ? seenKeys(around) : [];
  return inSight.length > 0 ? { choice, keys: inSight } : { choice: 'ALL', keys: [] };
}

/** A file without columns says nothing. */
export const isComplete = ({ choice, keys }: ExportColumns): boolean => choice === 'ALL' || keys.length > 0;
