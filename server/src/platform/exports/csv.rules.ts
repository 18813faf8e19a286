import type { Cell } from './dataset';

/** Excel takes a file for Unicode by this, and shows Chinese as what it is. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet takes for the beginning of a formula, in plain and in full width; also behind what separates cells
 * where another list separator is used.
 */
const formula = /^(?:[;,|:\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\0])/;

/** Digits that a spreadsheet would take for a number, and lose the first or the last of. */
const digitsAlone = /^(0\d+|\d{11,})$/;

/** Text that is safe to open: a formula gets a quote in front, long digits a tab, which keeps them text and unseen. */
const safeText = (text: string): string =>
  formula.test(text) ? `'${text}` : digitsAlone.test(text) ? `\t${text}` : text;

const quoted = (text: string): string => (/["\r\n,;|\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One cell. Amounts are bare decimals: they are ours, so a minus in front is no formula. */
export function csvCell(cell: Cell, clock: (at: string) => string): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return quoted(safeText(cell));
  if ('amount' in cell) return cell.amount;
  return 'day' in cell ? cell.day : clock(cell.at);
}

/** A line as RFC 4180 has it, with another sign between its cells where one is named. */
export const csvLine = (cells: Cell[], clock: (at: string) => string, delimiter = ','): string =>
  `${cells.map((cell) => csvCell(cell, clock)).join(delimiter)}\r\n`;
