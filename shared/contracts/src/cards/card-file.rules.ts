import { dayBounds, isDay, isOutOfBounds } from '../day';
import type { FieldIssue } from '../issues';
import { type Money, toMinor } from '../money';
import type { I18nText } from '../text';
import { readAmount } from '../typed-number.rules';
import { visibleLine } from '../visible-text.rules';
import type { CardBatchDraft } from './card-batch';
import { aliasesOf } from './card-batch.rules';
import type { IssuableBin } from './card-bin';
import { type CardFileColumn, cardFileColumns, type CardFileIssue } from './card-file';
import { checkDeposit, checkLimit } from './card.rules';
import './messages';
import { type Csv, csvMax, readCsv } from './csv.rules';

/** Column headers; both languages are accepted. */
export const cardFileHeads: Record<CardFileColumn, I18nText> = {
  cardholder: { en_US: 'Cardholder', zh_CN: '持卡人' },
  birthday: { en_US: 'Date of birth', zh_CN: '出生日期' },
  alias: { en_US: 'Card alias', zh_CN: '卡片别名' },
  limit: { en_US: 'Limit', zh_CN: '限额' },
  deposit: { en_US: 'Deposit', zh_CN: '首充金额' },
};

/** Cells of a line; absent cells are empty. */
export type CardLine = Record<CardFileColumn, string> & { line: number };

/** Longest alias that the contract of a card accepts. */
const aliasMax = 40;

const issueAt = (
  { line }: { line: number },
  column: CardFileColumn | null,
  code: string,
  params: Record<string, string> = {},
): CardFileIssue => ({ line, column, code, params });

/** Removes the apostrophe or tab that prevents spreadsheets from evaluating a cell. */
const unguarded = (cell: string) => cell.trim().replace(/^'([=+\-@])/, '$1');

/** Normalizes a text to one line. */
const cleaned = (cell: string) => unguarded(visibleLine(cell).replaceAll(/[\s\p{Cc}]+/gu, ' ')).normalize('NFC');

/**
 * Keeps tabs and line breaks in an amount, because they separate two numbers. A cell of zero-width characters is empty.
 */
function amountIn(cell: string): string {
  const text = unguarded(cell);
  return readAmount(text, '').at === 'empty' ? '' : text;
}

/** Reads the lines of a file by its column headers, in any order; only the alias or the holder is required. */
export function readCardFile(text: string): { lines: CardLine[]; issues: CardFileIssue[] } {
  const { lines: read, openQuote, beyond } = readCsv(text);
  if (beyond !== null) return { lines: [], issues: [beyondIssue(beyond)] };
  if (openQuote !== null) return { lines: [], issues: [issueAt({ line: openQuote }, null, 'FILE_QUOTE')] };
  const [head, ...rest] = read;
  if (!head || rest.length === 0) return { lines: [], issues: [issueAt({ line: 1 }, null, 'FILE_EMPTY')] };
  const columns = head.cells.map(columnOf);
  const wrong = head.cells.filter((cell, index) => cell.trim() !== '' && columns[index] === undefined);
  const twice = cardFileColumns.filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name));
  const issues = [
    ...wrong.map((name) => issueAt(head, null, 'FILE_COLUMN', { name: name.trim().slice(0, 40) })),
    ...twice.map((name) => issueAt(head, name, 'FILE_COLUMN_TWICE')),
    ...(columns.some((name) => name === 'cardholder' || name === 'alias')
      ? []
      : [issueAt(head, 'cardholder', 'FILE_NO_COLUMN')]),
  ];
  if (issues.length > 0) return { lines: [], issues };
  const tooWide = rest.filter(({ cells }) => isTooWide(cells, columns));
  const lines = rest.map(({ line, cells }): CardLine => {
    const cellOf = (name: CardFileColumn) => cells[columns.indexOf(name)] ?? '';
    const of = (name: CardFileColumn) => cleaned(cellOf(name));
    return {
      line,
      cardholder: of('cardholder'),
      birthday: dayOfCell(of('birthday')),
      alias: of('alias'),
      limit: amountIn(cellOf('limit')),
      deposit: amountIn(cellOf('deposit')),
    };
  });
  return { lines, issues: tooWide.map((line) => issueAt(line, null, 'FILE_CELLS')) };
}

/**
 * Returns whether a line has more cells than columns. An unquoted amount with a comma is split into two cells, so extra
 * cells are reported even if they are empty: with the columns limit and deposit, `1,234.50,` may mean a limit of
 * 1,234.50.
 */
function isTooWide(cells: readonly string[], columns: readonly (CardFileColumn | undefined)[]): boolean {
  const isAmount = (at: number) => columns[at] === 'limit' || columns[at] === 'deposit';
  const isSplit = (cell: string, at: number) =>
    isAmount(at) && /\d\s*$/.test(cell) && /^\s*\d/.test(cells[at + 1] ?? '');
  const hasContent = (cell: string, at: number) => cell.trim() !== '' && !columns[at];
  return cells.some(hasContent) || (cells.length > columns.length && cells.some(isSplit));
}

const beyondIssue = ({ line, what }: NonNullable<Csv['beyond']>): CardFileIssue =>
  what === 'LINES'
    ? issueAt({ line }, null, 'FILE_LINES_MAX', { max: String(csvMax.lines - 1) })
    : issueAt({ line }, null, 'FILE_COLUMNS_MAX', { max: String(csvMax.cells) });

const columnOf = (head: string): CardFileColumn | undefined => {
  const wanted = cleaned(head).toLowerCase();
  return cardFileColumns.find(
    (name) => cardFileHeads[name].en_US.toLowerCase() === wanted || cardFileHeads[name].zh_CN === wanted,
  );
};

/** Converts a day from spreadsheet notation: `1990/5/1` becomes `1990-05-01`. */
function dayOfCell(cell: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Identification of a holder in a line: id, e-mail address, or full name with date of birth. */
export type HolderName =
  { by: 'ID'; id: string } | { by: 'EMAIL'; email: string } | { by: 'NAME'; name: string; birthday: string };

/** Returns the holder of a line; null if the line has none. */
export function holderNameOf({ cardholder, birthday }: Pick<CardLine, 'cardholder' | 'birthday'>): HolderName | null {
  if (cardholder === '') return null;
  if (/^holder_/i.test(cardholder)) return { by: 'ID', id: cardholder };
  if (cardholder.includes('@')) return { by: 'EMAIL', email: cardholder.toLowerCase() };
  return { by: 'NAME', name: cardholder, birthday };
}

type Rules = Pick<IssuableBin, 'currency' | 'minDeposit' | 'maxDeposit' | 'maxCardsPerRequest' | 'cardholderRequired'>;

/** Validates the cards of a file, except for their holders, whom only the server can check. */
export function checkCardLines(lines: readonly CardLine[], bin: Rules): CardFileIssue[] {
  const [beyond] = lines.slice(bin.maxCardsPerRequest);
  return [
    ...(beyond ? [issueAt(beyond, null, 'FILE_LINES_MAX', { max: String(bin.maxCardsPerRequest) })] : []),
    ...lines.flatMap((line) => checkLine(line, bin)),
  ];
}

function checkLine(line: CardLine, bin: Rules): CardFileIssue[] {
  const name = holderNameOf(line);
  const deposit = checkAmount(line.deposit, bin, (amount) => checkDeposit({ deposit: amount }, bin));
  const limit = checkAmount(line.limit, bin, (amount) => checkLimit({ limit: amount, limitPeriod: 'PER_TXN' }, bin));
  return [
    ...(name === null && bin.cardholderRequired ? [issueAt(line, 'cardholder', 'REQUIRED')] : []),
    ...(name?.by === 'NAME' && name.birthday === '' ? [issueAt(line, 'birthday', 'FILE_BIRTHDAY')] : []),
    ...(line.birthday !== '' && !isDay(line.birthday) ? [issueAt(line, 'birthday', 'FILE_DAY')] : []),
    ...(isOutOfBounds(line.birthday) ? [issueAt(line, 'birthday', 'DAY_RANGE', dayBounds)] : []),
    ...([...line.alias].length > aliasMax ? [issueAt(line, 'alias', 'MAX_LENGTH', { max: String(aliasMax) })] : []),
    ...limit.map(({ code, params }) => issueAt(line, 'limit', code, params)),
    ...deposit.map(({ code, params }) => issueAt(line, 'deposit', code, params)),
  ];
}

/** Returns the issues of an amount: an unreadable text, or violations of the rules of its field. */
function checkAmount(
  cell: string,
  { currency }: Pick<Rules, 'currency'>,
  rules: (amount: Money) => Omit<FieldIssue, 'field'>[],
): Omit<FieldIssue, 'field'>[] {
  const reading = readAmount(cell, currency);
  if (reading.at === 'empty') return [];
  return reading.at === 'refused' ? [reading.issue] : rules({ amount: reading.decimal, currency });
}

/** Validates the file of a draft: it is required, its lines must match the count, and limits need a period. */
export function checkCardFile(
  { file, count, limit, limitPeriod }: Pick<CardBatchDraft, 'file' | 'count' | 'limit' | 'limitPeriod'>,
  bin: Rules,
): FieldIssue[] {
  if (!file) return [{ field: 'file', code: 'REQUIRED', params: {} }];
  const { lines, issues: unread } = readCardFile(file.text);
  const issues = [...unread, ...checkCardLines(lines, bin)];
  const hasLimits = !limit && lines.some((line) => line.limit !== '');
  return [
    ...(issues.length > 0 ? [fileIssue(issues)] : []),
    ...(issues.length === 0 && lines.length !== count
      ? [{ field: 'count', code: 'FILE_COUNT', params: { count: String(lines.length) } }]
      : []),
    ...(hasLimits && !limitPeriod ? [{ field: 'limitPeriod', code: 'REQUIRED', params: {} }] : []),
  ];
}

/** Summarizes the issues of a file in one issue of the field; the form shows a list of the affected lines beside it. */
export const fileIssue = (issues: readonly CardFileIssue[]): FieldIssue => ({
  field: 'file',
  code: 'FILE_ISSUES',
  params: { count: String(new Set(issues.map(({ line }) => line)).size) },
});

/** Card in a file: the values of its line, with values of the draft for empty cells. */
export interface FileCard {
  line: number;
  alias: string;
  /** Minor units. */
  deposit: bigint;
  /** Null without a limit. */
  limit: bigint | null;
}

/** Returns the cards of a valid file. */
export function cardsOfFile(
  { alias, deposit, limit }: Pick<CardBatchDraft, 'alias' | 'deposit' | 'limit'>,
  lines: readonly CardLine[],
): FileCard[] {
  const { currency } = deposit;
  const minor = (amount: string) => toMinor(amount, currency) ?? 0n;
  const minorIn = (cell: string) => {
    const reading = readAmount(cell, currency);
    return reading.at === 'read' ? minor(reading.decimal) : 0n;
  };
  const aliases = aliasesOf(alias, lines.length);
  return lines.map((line, index) => ({
    line: line.line,
    alias: line.alias || (aliases[index] ?? ''),
    deposit: line.deposit ? minorIn(line.deposit) : minor(deposit.amount),
    limit: line.limit ? minorIn(line.limit) : limit ? minor(limit.amount) : null,
  }));
}

/** Returns the deposits of a file's cards in minor units, for the price. */
export const depositsOf = (text: string, deposit: CardBatchDraft['deposit']): bigint[] =>
  cardsOfFile({ alias: '-', deposit }, readCardFile(text).lines).map((card) => card.deposit);
