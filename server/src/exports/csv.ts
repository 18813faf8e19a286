import type { Writable } from 'node:stream';
import { byteOrderMark, csvLine } from './csv.rules';
import { clockIn, type Head, pour, type TableWriter } from './table-writer';

export async function csvWriter(stream: Writable, heads: Head[], timezone: string): Promise<TableWriter> {
  const clock = clockIn(timezone);
  const titles = heads.map(({ title }) => title);
  await pour(stream, byteOrderMark + csvLine(titles, clock));
  return {
    write: (rows) => pour(stream, rows.map((cells) => csvLine(cells, clock)).join('')),
    finish: () => Promise.resolve(),
  };
}
