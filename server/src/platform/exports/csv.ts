import type { Writable } from 'node:stream';
import { byteOrderMark, csvLine } from './csv.rules';
import { clockIn, type Head, pour, type TableWriter } from './table-writer';

export async function csvWriter(stream: Writable, heads: Head[], timezone: string): Promise<TableWriter> {
  const clock = clockIn(timezone);
  const titles = heads.map(({ title }) => title);
  await pour(stream, byteOrderMark + csvLine(titles, clock));
  return {
    write: (rows) => {
      let text = '';
      for (const cells of rows) text += csvLine(cells, clock);
      return pour(stream, text);
    },
    finish: () => Promise.resolve(),
  };
}
