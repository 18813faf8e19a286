/** Line of a CSV file: its number in the file, and its cells. */
interface CsvLine {
  line: number;
  cells: string[];
}

export interface Csv {
  lines: CsvLine[];
  /** Line with an unclosed quote, after which the file cannot be split into cells. */
  openQuote: number | null;
  /** Line at which reading stopped, because the file has too many lines or that line has too many cells. */
  beyond: { line: number; what: 'LINES' | 'CELLS' } | null;
}

/** Maximum number of non-empty lines, including the header, and of cells per line. No valid file has more. */
export const csvMax = { lines: 2_001, cells: 50 } as const;

const byteOrderMark = /^\uFEFF/;

/** Separators that spreadsheets write, depending on the user's locale. */
const separators = [',', ';', '\t'] as const;

/** Returns the most frequent separator of the first line. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  return separators.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/**
 * Reads CSV of RFC 4180 with any end of line, and the variants of spreadsheets: a byte order mark and other separators.
 * Lines without content are skipped, but count for line numbers. Reading stops at the first line beyond the limits.
 */
export function readCsv(file: string): Csv {
  const text = file.replace(byteOrderMark, '');
  const separator = separatorOf(text);
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'y');
  const lines: CsvLine[] = [];
  let current: CsvLine = { line: 1, cells: [] };
  let line = 1;
  while (cell.lastIndex < text.length) {
    const [, raw = '', end = ''] = cell.exec(text) ?? [];
    if (cell.lastIndex === 0 || isOpen(raw)) return { lines, openQuote: current.line, beyond: null };
    if (current.cells.length === csvMax.cells) return beyondAt(current, 'CELLS');
    current.cells.push(unquoted(raw));
    line += breaksIn(raw);
    // A separator at the end of the file is followed by an empty cell, as it is at the end of a line.
    if (cell.lastIndex >= text.length && end === separator) current.cells.push('');
    if (/[\r\n]/.test(end) || cell.lastIndex >= text.length) {
      if (current.cells.some((content) => content.trim() !== '')) {
        if (lines.length === csvMax.lines) return beyondAt(current, 'LINES');
        lines.push(current);
      }
      line += 1;
      current = { line, cells: [] };
    }
  }
  return { lines, openQuote: null, beyond: null };
}

/** A file beyond the limits has no lines. */
const beyondAt = ({ line }: CsvLine, what: 'LINES' | 'CELLS'): Csv => ({
  lines: [],
  openQuote: null,
  beyond: { line, what },
});

/**
 * Returns whether an opening quote has no closing quote. Such a cell is read as plain text up to the end of its line.
 */
const isOpen = (raw: string) => raw.startsWith('"') && (raw.length === 1 || !raw.endsWith('"'));

const unquoted = (raw: string) => (raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);

const breaksIn = (raw: string) => raw.split(/\r\n|\r|\n/).length - 1;
