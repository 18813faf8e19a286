import type { Writable } from 'node:stream';
import { byteOrderMark, csvLine } from './csv.rules';
import { clockIn, type Head, pour, type TableWriter } from './table-writer';

interface CsvLook {
  delimiter?: string;
  /** Whether the file begins with the byte order mark. */
  hasMark?: boolean;
}

export async function csvWriter(
  stream: Writable,
  { heads, timezone, delimiter, hasMark = true }: { heads: Head[]; timezone: string } & CsvLook,
): Promise<TableWriter> {
  const clock = clockIn(timezone);
  const titles = heads.map(({ title }) => title);
  await pour(stream, (hasMark ? byteOrderMark : '') + csvLine(titles, clock, delimiter));
  return {
    write: (rows) => {
      let text = '';
      for (const cells of rows) text += csvLine(cells, clock, delimiter);
      return pour(stream, text);
    },
    finish: () => Promise.resolve(),
  };
}
