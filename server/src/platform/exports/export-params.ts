import type { Language } from '@console/contracts';
import type { ExportFormat } from '@console/contracts/jobs';
import type { ExportQuery } from './dataset';

/** File formats; JSON is for reports only. */
export type FileFormat = ExportFormat | 'JSON';

/** Format of a report's file, where it differs from other exports. */
export interface FileStyle {
  language: Language;
  /** Titles of the columns; null for the default. */
  heads: (string | null)[];
  /** Delimiter of CSV files. */
  delimiter: string;
  hasMark: boolean;
  /** File name without its extension. */
  fileName: string;
  /** Hours for which the file can be downloaded. */
  hours: number;
}

/** Parameters of an export job, written by the operation that started it. */
export interface ExportParams {
  format: FileFormat;
  query: ExportQuery;
  /** Absent in jobs that were started before columns could be chosen. */
  columns?: string[];
  style?: FileStyle;
}
