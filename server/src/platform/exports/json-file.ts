import type { Writable } from 'node:stream';
import type { Cell } from './dataset';
import { pour, type TableWriter } from './table-writer';

/** Returns amounts, days and times as text: a number would lose digits, and a time needs its time zone. */
const valueOf = (cell: Cell): string | null => {
  if (cell === null || typeof cell === 'string') return cell;
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : new Date(cell.at).toISOString();
};

/** Writes an array of records with the keys of the columns. */
export async function jsonWriter(stream: Writable, keys: readonly string[]): Promise<TableWriter> {
  let isFirst = true;
  await pour(stream, '[');
  return {
    write: (rows) => {
      let text = '';
      for (const cells of rows) {
        const record = Object.fromEntries(keys.map((key, index) => [key, valueOf(cells[index] ?? null)]));
        text += `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
        isFirst = false;
      }
      return pour(stream, text);
    },
    finish: () => pour(stream, '\n]\n'),
  };
}
