import { type I18nText, minorDigitsOf, type Money } from '@console/contracts';
import type { Label } from '@console/contracts/areas';
import type { Cell, ExportColumn } from './dataset';

/** Names of the fields of a record whose value has this type. */
type NamesOf<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] & string;

interface Look {
  /** Key of the list's column that shows it, if different. */
  seenIn?: string;
  /** Width in characters, if not the default of its kind. */
  width?: number;
}

/** Source of the value: the field of the column's name, or `of`. */
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
  name: ['Name', '名称'],
  remark: ['Remark', '备注'],
  status: ['Status', '状态'],
  updatedAt: ['Updated', '更新时间'],
  updatedBy: ['Updated by', '更新人'],
} as const satisfies Record<string, Label>;

/** The kinds of file columns. Each takes its key, its title in both languages, and the source of its value. */
export function fileColumns<Row>() {
  const column =
    <Value>(width: number, cell: (value: Value, ...tools: Tools) => Cell) =>
    <Key extends string>(key: Key, title: Label, ...[options]: Options<Row, Value, Key>): ExportColumn<Row> => {
      // Without `of` the field of this name has a value of the type.
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
    /** Name of the record in a field. */
    record: (key: NamesOf<Row, { name: I18nText }>, title: Label, look: Look = {}): ExportColumn<Row> => ({
      width: 28,
      ...look,
      key,
      title: textOf(title),
      // The column name guarantees a field with a name.
      cell: (row, _labels, language) => (row[key] as { name: I18nText }).name[language],
    }),
    /** A code with its label; labels of all named dictionaries are loaded with the export. */
    code: <Key extends string>(key: Key, title: Label, dict: string, ...options: Options<Row, MaybeText, Key>) => ({
      ...column<MaybeText>(14, (code, labels) => labels(dict, code ?? null))<Key>(key, title, ...options),
      dict,
    }),
    /** Several codes with their labels. */
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
    /** A column with a cell function of its own. */
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
