import type { Cell } from './dataset';

/** Byte order mark: without it Excel does not read the file as Unicode. */
export const byteOrderMark = '\uFEFF';

/**
 * Text that spreadsheets read as a formula, in half and full width; also behind a separator of cells, because some locales
 * use another one.
 */
const formula = /^(?:[;,|:\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\0])/;

/** Digits that spreadsheets would read as a number and round or strip of leading zeros. */
const digitsAlone = /^(0\d+|\d{11,})$/;

/** Makes text safe to open: a formula gets a leading quote, long digits an invisible tab that keeps them text. */
const safeText = (text: string): string =>
  formula.test(text) ? `'${text}` : digitsAlone.test(text) ? `\t${text}` : text;

const quoted = (text: string): string => (/["\r\n,;|\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns one cell. Amounts are bare decimals; they are generated, so a leading minus sign is not a formula. */
export function csvCell(cell: Cell, clock: (at: string) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(safeText(cell));
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : clock(cell.at);
}

/** Returns a line by RFC 4180, with another delimiter if one is given. */
export const csvLine = (cells: Cell[], clock: (at: string) => string, delimiter = ','): string =>
  `${cells.map((cell) => csvCell(cell, clock)).join(delimiter)}\r\n`;
