import type { Cell } from './dataset';
import type { Head } from './table-writer';

/** Maximum rows of a sheet, with its title row. */
export const sheetRowsMax = 1_048_576;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Characters that XML 1.0 cannot represent, even when escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are matched to remove them
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Indexes of the formats in `styles`. */
const style = { text: 1, head: 2, day: 3, at: 4, amount: [5, 6, 7, 8] } as const;

/** Returns days since 1899-12-30, the date format of spreadsheets. */
const serialOf = (wall: string): number =>
  Date.parse(wall.length === 10 ? `${wall}T00:00:00Z` : `${wall.replace(' ', 'T')}Z`) / 86_400_000 + 25_569;

/** With more digits spreadsheets round, so the amount is written as text. */
const digitsMax = 15;
const isExact = (amount: string) => amount.replace(/\D/g, '').length <= digitsMax;

const textCell = (text: string, place: number = style.text) =>
  `<c s="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
const numberCell = (value: number | string, place: number) => `<c s="${place}"><v>${value}</v></c>`;

/** Returns a typed cell. Text is marked as text, so it is never read as a formula or a number. */
export function xlsxCell(cell: Cell, clock: (at: string) => string): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell);
  if ('day' in cell) return numberCell(serialOf(cell.day), style.day);
  if ('at' in cell) return numberCell(serialOf(clock(cell.at)), style.at);
  return isExact(cell.amount) ? numberCell(cell.amount, style.amount[cell.digits] ?? 7) : textCell(cell.amount);
}

export const xlsxRow = (cells: Cell[], clock: (at: string) => string): string =>
  `<row>${cells.map((cell) => xlsxCell(cell, clock)).join('')}</row>`;

/** Returns the beginning of a sheet, with column widths and a fixed title row. */
export const sheetBegin = (heads: Head[]): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${heads
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width + 2}" customWidth="1"/>`)
    .join('')}</cols><sheetData><row>${heads.map(({ title }) => textCell(title, style.head)).join('')}</row>`;

export const sheetEnd = '</sheetData></worksheet>';

const format = (id: number, code: string) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`;
const cellFormat = (numFmtId: number, fontId = 0, more = '') =>
  `<xf numFmtId="${numFmtId}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${more}/>`;

/** Keeps a cell text when a user edits it; otherwise `=1+1` would become a formula. */
const staysText = ' quotePrefix="1"';

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="6">${[
  format(164, 'yyyy\\-mm\\-dd'),
  format(165, 'yyyy\\-mm\\-dd\\ hh:mm:ss'),
  format(166, '#,##0'),
  format(167, '#,##0.0'),
  format(168, '#,##0.00'),
  format(169, '#,##0.000'),
].join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9">${[
  cellFormat(0),
  cellFormat(49, 0, staysText),
  cellFormat(49, 1),
  cellFormat(164),
  cellFormat(165),
  cellFormat(166),
  cellFormat(167),
  cellFormat(168),
  cellFormat(169),
].join('')}</cellXfs></styleSheet>`;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${documentRelations}/${kind}" Target="${target}"/>`;

const relations = (entries: string[]) =>
  `${declaration}<Relationships xmlns="${packageRelations}">${entries.join('')}</Relationships>`;

/** Returns the files of the archive other than the sheets. */
export const xlsxParts = (name: string, sheetCount: number): Record<string, string> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbers(
    sheetCount,
  )
    .map(
      (number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelations}"><sheets>${numbers(
    sheetCount,
  )
    .map((number) => `<sheet name="${escapeXml(name)} ${number}" sheetId="${number}" r:id="rId${number}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations([
    ...numbers(sheetCount).map((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
    relation(`rId${sheetCount + 1}`, 'styles', 'styles.xml'),
  ]),
  'xl/styles.xml': styles,
});
