import { type I18nText, minorDigitsOf, type Money } from '@console/contracts';
import type { Label } from '@console/contracts/areas';
import type { Cell, ExportColumn } from './dataset';

/** Names of the fields of a record that hold such a value. */
type NamesOf<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] & string;

interface Look {
  /** The column of the list that shows it, where that is another one. */
  seenIn?: string;
  /** Characters that a typical value takes, where it is not usual for its kind. */
  width?: number;
}

/** Where the value is: in the field of the column's name, or where `of` finds it. */
type Options<Row, Value, Key> =
  Key extends NamesOf<Row, Value>
    ? [options?: Look & { of?: (row: Row) => Value }]
    : [options: Look & { of: (row: Row) => Value }];

type MaybeText = string | null | undefined;

/** Titles of columns that many lists have. */
export const titles = {
  currency: ['Currency', '币种'],
  createdAt: ['Created', '创建时间'],
  id: ['ID', 'ID'],
  merchant: ['Merchant', '商户'],
  status: ['Status', '状态'],
  updatedAt: ['Updated', '更新时间'],
} as const satisfies Record<string, Label>;

/** The kinds of columns of a file. Each takes its key, its title in both languages, and where its value is. */
export function fileColumns<Row>() {
  const column =
    <Value>(width: number, cell: (value: Value, ...tools: Tools) => Cell) =>
    <Key extends string>(key: Key, title: Label, ...[options]: Options<Row, Value, Key>): ExportColumn<Row> => {
      // Without it the field of this name has such a value.
      const { of = (row: Row) => row[key as unknown as keyof Row] as Value, ...look } = options ?? {};
      return { width, ...look, key, title: textOf(title), cell: (row, ...tools) => cell(of(row), ...tools) };
    };
  return {
    text: column<MaybeText>(24, (text) => text ?? null),
    name: column<I18nText>(28, (name, _labels, language) => name[language]),
    amount: column<Money | null | undefined>(14, (value) =>
      value ? { amount: value.amount, digits: minorDigitsOf(value.currency) } : null,
    ),
    count: column<number>(8, String),
    day: column<MaybeText>(12, (day) => (day ? { day } : null)),
    time: column<MaybeText>(20, (at) => (at ? { at } : null)),
    flag: <Key extends string>(key: Key, title: Label, ...options: Options<Row, boolean, Key>) => ({
      ...column<boolean>(10, (is, labels) => labels('yes_no', is ? 'YES' : 'NO'))<Key>(key, title, ...options),
      dict: 'yes_no',
    }),
    /** The name of the record in a field. */
    record: (key: NamesOf<Row, { name: I18nText }>, title: Label, look: Look = {}): ExportColumn<Row> => ({
      width: 28,
      ...look,
      key,
      title: textOf(title),
      // The name of the column is that of a field with a name.
      cell: (row, _labels, language) => (row[key] as { name: I18nText }).name[language],
    }),
    /** A code as a dictionary labels it; the labels of all dictionaries that are named come along. */
    code: <Key extends string>(key: Key, title: Label, dict: string, ...options: Options<Row, MaybeText, Key>) => ({
      ...column<MaybeText>(14, (code, labels) => labels(dict, code ?? null))<Key>(key, title, ...options),
      dict,
    }),
    /** Several codes. */
    codes: <Key extends string>(
      key: Key,
      title: Label,
      dict: string,
      ...options: Options<Row, readonly string[], Key>
    ) => ({
      ...column<readonly string[]>(24, (codes, labels) => codes.map((code) => labels(dict, code)).join(', '))<Key>(
        key,
        title,
        ...options,
      ),
      dict,
    }),
    /** What a list draws in a way of its own. */
    own: (key: string, title: Label, look: Look & { cell: ExportColumn<Row>['cell'] }): ExportColumn<Row> => ({
      width: 24,
      ...look,
      key,
      title: textOf(title),
    }),
  };
}

type Tools = Parameters<ExportColumn<never>['cell']> extends [unknown, ...infer Rest] ? Rest : never;

const textOf = ([english, chinese]: Label): I18nText => ({ en_US: english, zh_CN: chinese });
