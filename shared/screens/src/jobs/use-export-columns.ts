import { type ExportColumns, exportColumns } from '@console/contracts/jobs';
import { useStoredState } from '../handover/use-stored-state';

const plain: ExportColumns = { choice: 'ALL', keys: [] };

/** Which columns the file is to have: what is chosen here, or what this user chose last. */
export function useExportColumns(remembered: ExportColumns | null) {
  const [own, setChoice] = useStoredState('columns', exportColumns.nullable(), () => null);
  return { choice: own ?? remembered ?? plain, setChoice };
}
