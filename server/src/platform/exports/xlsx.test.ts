import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzip } from '../../testing/unzip';
import { xlsxWriter } from './xlsx';
import { xlsxCell } from './xlsx.rules';
import { clockIn } from './table-writer';

const clock = clockIn('UTC');

test('text is marked as text, so formulas and long digits are not interpreted', () => {
  for (const text of ['=1+1', '4571000000000982', '007'])
    expect(xlsxCell(text, clock)).toBe(`<c s="1" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
  expect(xlsxCell('a<b & "c"\u0001', clock)).toContain('>a&lt;b &amp; &quot;c&quot;</t>');
});

test('amounts and days are numbers with a format; amounts that a spreadsheet would round are text', () => {
  expect(xlsxCell({ amount: '1234.50', digits: 2 }, clock)).toBe('<c s="7"><v>1234.50</v></c>');
  expect(xlsxCell({ amount: '1234', digits: 0 }, clock)).toBe('<c s="5"><v>1234</v></c>');
  expect(xlsxCell({ day: '2026-03-09' }, clock)).toBe('<c s="3"><v>46090</v></c>');
  expect(xlsxCell({ at: '2026-03-09T12:00:00Z' }, clock)).toBe('<c s="4"><v>46090.5</v></c>');
  expect(xlsxCell({ amount: '12345678901234567.89', digits: 2 }, clock)).toContain('inlineStr');
});

test('a full sheet is followed by another sheet with the same titles', async () => {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const heads = [{ title: 'Alias', width: 10 }];
  const writer = await xlsxWriter(stream, { heads, timezone: 'UTC', name: 'cards', rowsMax: 3 });
  await writer.write([['one'], ['two'], ['three'], ['four'], ['five']]);
  await writer.finish();
  stream.end();
  const files = unzip(await bytes);
  const rowsOf = (number: number) => files.get(`xl/worksheets/sheet${number}.xml`)?.match(/<row>/g)?.length;
  expect([1, 2, 3, 4].map(rowsOf)).toEqual([3, 3, 2, undefined]);
  expect(files.get('xl/styles.xml')).toMatch(/numFmtId="49" fontId="0"[^>]* quotePrefix="1"/);
  expect(files.get('xl/workbook.xml')?.match(/<sheet name/g)).toHaveLength(3);
});

test('an error of the file stops the writer', async () => {
  const stream = new PassThrough();
  stream.on('error', () => undefined);
  const writer = await xlsxWriter(stream, { heads: [{ title: 'a', width: 1 }], timezone: 'UTC', name: 'x' });
  stream.destroy(new Error('disk full'));
  const rows = Array.from({ length: 2_000 }, () => ['x'.repeat(100)]);
  await expect(writer.write(rows).then(() => writer.finish())).rejects.toThrow();
});
