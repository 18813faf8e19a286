import type { I18nText, Money } from '@console/contracts';
import { formatCount } from '@console/i18n';
import { Amount, Moment, StatusBadge, type StatusBadgeProps, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import type { ReactNode } from 'react';
import type { useTranslation } from 'react-i18next';
import type { Dicts } from '../dicts/use-dicts';
import css from './columns.module.css';
import { StackedCell } from './stacked-cell';

/** Functions and state that cells use to render. */
export interface CellTools extends Pick<Dicts, 'label'> {
  t: ReturnType<typeof useTranslation>['t'];
  textOf: (text: I18nText) => string;
  zone: string;
  navigate: (href: string) => void;
  /** Whether the screen is narrow, where a row has two lines. */
  isNarrow: boolean;
}

/** Names of the fields of a row whose value has this type. */
type NamesOf<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] & string;

export interface Look {
  title?: string;
  width?: number;
  sortable?: boolean;
  give?: Column<unknown>['give'];
  narrow?: Column<unknown>['narrow'];
}

/** Definition of a column. The language and the time zone are passed to `cell` in the tools. */
export interface Spec<Row, More> extends Look {
  key: string;
  align?: 'end';
  cell: (row: Row, tools: CellTools & More) => ReactNode;
}

interface Stacked {
  main: ReactNode;
  small: string | null | undefined;
  tone?: 'quiet' | 'warn';
}

type Status<Row, More> = (row: Row, tools: CellTools & More) => StatusBadgeProps;

/** Columns of text. */
const wordKinds = <Row, More>() => ({
  /** Name of the record, as a link to it. */
  link: (
    key: NamesOf<Row, string>,
    {
      href,
      after,
      ...look
    }: Look & { href: (row: Row) => string; after?: (row: Row, tools: CellTools & More) => ReactNode },
  ): Spec<Row, More> => ({
    ...look,
    key,
    narrow: look.narrow ?? 'first',
    give: 'last',
    cell: (row, tools) => (
      <span className={css.name}>
        <TextLink quiet href={href(row)} onNavigate={tools.navigate}>
          <bdi title={String(row[key])}>{String(row[key])}</bdi>
        </TextLink>
        {after?.(row, tools)}
      </span>
    ),
  }),
  text: (key: string, of: (row: Row, tools: CellTools & More) => string, look: Look = {}): Spec<Row, More> => ({
    ...look,
    key,
    cell: (row, tools) => <Whole>{of(row, tools)}</Whole>,
  }),
  /** Name of another record. */
  reference: (key: NamesOf<Row, { name: I18nText }>, look: Look = {}): Spec<Row, More> => ({
    ...look,
    key,
    // The column name guarantees a field with a name.
    cell: (row, { textOf }) => <Whole>{textOf((row[key] as { name: I18nText }).name)}</Whole>,
  }),
  /** A main text with a small secondary text below it. */
  stacked: (
    key: string,
    of: (row: Row, tools: CellTools & More) => Stacked,
    look: Look & { align?: 'end' } = {},
  ): Spec<Row, More> => ({
    ...look,
    key,
    cell: (row, tools) => {
      const { main, small, tone } = of(row, tools);
      return (
        <StackedCell why={small} align={look.align} tone={tone}>
          {typeof main === 'string' ? <Whole>{main}</Whole> : main}
        </StackedCell>
      );
    },
  }),
});

/** Columns for states, times and numbers, and columns that a list renders itself. */
const valueKinds = <Row, More>() => ({
  status: (key: string, of: Status<Row, More>, look: Look = {}): Spec<Row, More> => ({
    narrow: 'end',
    ...look,
    key,
    cell: (row, tools) => <StatusBadge {...of(row, tools)} />,
  }),
  time: (key: NamesOf<Row, string>, look: Look = {}): Spec<Row, More> => ({
    width: 140,
    ...look,
    key,
    align: 'end',
    cell: (row, { zone }) => <Moment at={String(row[key])} zone={zone} />,
  }),
  /** A code with its label from a dictionary. */
  code: (key: NamesOf<Row, string>, dict: string, look: Look = {}): Spec<Row, More> => ({
    ...look,
    key,
    cell: (row, { label }) => <Whole>{label(dict, String(row[key]))}</Whole>,
  }),
  money: (key: NamesOf<Row, Money | null>, look: Look = {}): Spec<Row, More> => ({
    width: 124,
    ...look,
    key,
    align: 'end',
    // The column name guarantees a field with an amount or null.
    cell: (row) => <AmountOrNone value={row[key] as Money | null} />,
  }),
  count: (key: NamesOf<Row, number>, look: Look = {}): Spec<Row, More> => ({
    width: 72,
    ...look,
    key,
    align: 'end',
    cell: (row) => formatCount(Number(row[key])),
  }),
  own: (key: string, cell: Spec<Row, More>['cell'], look: Look & { align?: 'end' } = {}): Spec<Row, More> => ({
    ...look,
    key,
    cell,
  }),
});

/** The kinds of columns; each takes the name of the field that it shows. */
export const columnKinds = <Row, More = object>() => ({ ...wordKinds<Row, More>(), ...valueKinds<Row, More>() });

const AmountOrNone = ({ value }: { value: Money | null }) => (value === null ? '–' : <Amount value={value} />);

/** A text that may be truncated; hovering shows the full text. */
const Whole = ({ children }: { children: string }) => <span title={children}>{children || '–'}</span>;
