import type { Language } from '@console/contracts';
import type { ExportFormat } from '@console/contracts/jobs';
import type { ExportQuery } from './dataset';

/** Kinds of file that there are; JSON of reports alone. */
export type FileFormat = ExportFormat | 'JSON';

/** How the file of a report looks, where it is not as every export is. */
export interface FileStyle {
  language: Language;
  /** Heads of the columns; null for the usual one. */
  heads: (string | null)[];
  /** Of CSV files. */
  delimiter: string;
  hasMark: boolean;
  /** Without its ending. */
  fileName: string;
  /** How long it can be downloaded. */
  hours: number;
}

/** What the operation that started it put into its params. */
export interface ExportParams {
  format: FileFormat;
  query: ExportQuery;
  /** Absent in jobs that were begun before columns could be chosen. */
  columns?: string[];
  style?: FileStyle;
}
