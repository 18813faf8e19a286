import { type ExportColumns, exportColumns } from '@console/contracts/jobs';
import { useStoredState } from '../handover/use-stored-state';

const plain: ExportColumns = { choice: 'ALL', keys: [] };

/** Returns the columns of the file: the current selection, or the last selection of this user. */
export function useExportColumns(remembered: ExportColumns | null) {
  const [own, setChoice] = useStoredState('columns', exportColumns.nullable(), () => null);
  return { choice: own ?? remembered ?? plain, setChoice };
}
