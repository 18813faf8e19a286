import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { ZipFile } from 'yazl';
import { clockIn, type Head, pour, type TableWriter } from './table-writer';
import { sheetBegin, sheetEnd, sheetRowsMax, xlsxParts, xlsxRow } from './xlsx.rules';

interface Shape {
  heads: Head[];
  timezone: string;
  /** Name of the sheets; a full sheet is followed by another one. */
  name: string;
  rowsMax?: number;
}

/** Writes a spreadsheet as a stream: its archive is compressed while rows arrive. */
export async function xlsxWriter(
  stream: Writable,
  { heads, timezone, name, rowsMax = sheetRowsMax }: Shape,
): Promise<TableWriter> {
  const clock = clockIn(timezone);
  const zip = new ZipFile();
  zip.outputStream.pipe(stream, { end: false });
  // A writer that waits for a sheet must be rejected if the file has an error.
  const broken = new AbortController();
  stream.once('close', () => broken.abort());
  zip.once('error', () => broken.abort());
  let sheets = 0;
  let rowsLeft = 0;
  let sheet: PassThrough | null = null;

  const nextSheet = async () => {
    await endSheet();
    sheets += 1;
    rowsLeft = rowsMax - 1;
    sheet = new PassThrough();
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel: 3 });
    await pour(sheet, sheetBegin(heads), broken.signal);
  };
  const put = async (text: string) => {
    if (sheet) await pour(sheet, text, broken.signal);
  };
  const endSheet = async () => {
    await put(sheetEnd);
    sheet?.end();
  };

  await nextSheet();
  return {
    write: async (rows) => {
      let text = '';
      for (const cells of rows) {
        if (rowsLeft === 0) {
          await put(text);
          text = '';
          await nextSheet();
        }
        text += xlsxRow(cells, clock);
        rowsLeft -= 1;
      }
      await put(text);
    },
    finish: async () => {
      await endSheet();
      for (const [place, text] of Object.entries(xlsxParts(name, sheets))) zip.addBuffer(Buffer.from(text), place);
      zip.end();
      await once(zip.outputStream, 'end', { signal: broken.signal });
    },
  };
}
