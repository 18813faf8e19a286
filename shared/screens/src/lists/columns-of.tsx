import type { I18nText } from '@console/contracts';
import { formatDate, formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { StatusBadge, type StatusBadgeProps, TextLink } from '@console/ui';
import type { Column } from '@console/ui/table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDicts, type Dicts } from '../dicts/use-dicts';
import { useIsNarrow } from '../use-is-narrow';
import { useLocalText, useShown } from '../use-shown';
import css from './columns.module.css';

/** What cells are drawn with. */
interface CellTools extends Pick<Dicts, 'label'> {
  t: ReturnType<typeof useTranslation>['t'];
  textOf: (text: I18nText) => string;
  zone: string;
  navigate: (href: string) => void;
}

/** Names of the fields of a row that hold such a value. */
type NamesOf<Row, Value> = { [Name in keyof Row]: Row[Name] extends Value ? Name : never }[keyof Row] & string;

interface Look {
  title?: string;
  width?: number;
  sortable?: boolean;
  give?: Column<unknown>['give'];
  /** Where a phone shows it: in the first line, in the second one, or at the end of both. Nowhere without it. */
  narrow?: 'first' | 'second' | 'end';
}

/** A column before it is known in which language and zone it is shown. */
interface Spec<Row, More> extends Look {
  key: string;
  align?: 'end';
  cell: (row: Row, tools: CellTools & More) => ReactNode;
}

type Status<Row, More> = (row: Row, tools: CellTools & More) => StatusBadgeProps;

/** The kinds of columns there are; each takes the name of a field that holds what it shows. */
const columnKinds = <Row, More>() => ({
  /** The name of the record, as a link to it. */
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
  /** Another record by its name. */
  reference: (key: NamesOf<Row, { name: I18nText }>, look: Look = {}): Spec<Row, More> => ({
    ...look,
    key,
    // The name of the column is that of a field with a name.
    cell: (row, { textOf }) => <Whole>{textOf((row[key] as { name: I18nText }).name)}</Whole>,
  }),
  status: (key: string, of: Status<Row, More>, look: Look = {}): Spec<Row, More> => ({
    narrow: 'end',
    ...look,
    key,
    cell: (row, tools) => <StatusBadge {...of(row, tools)} />,
  }),
  /** A moment as its day; the whole of it where the pointer rests. */
  time: (key: NamesOf<Row, string>, look: Look = {}): Spec<Row, More> => ({
    width: 108,
    ...look,
    key,
    align: 'end',
    cell: (row, { zone }) => (
      <time title={formatDateTime(String(row[key]), zone)}>{formatDate(String(row[key]), zone)}</time>
    ),
  }),
  own: (key: string, cell: Spec<Row, More>['cell'], look: Look & { align?: 'end' } = {}): Spec<Row, More> => ({
    ...look,
    key,
    cell,
  }),
});

type Kinds<Row, More> = ReturnType<typeof columnKinds<Row, More>>;

/**
 * The columns of a list, as a hook. Titles are the texts of the namespace and of the column's key. On a phone a row has
 * two lines, made of those columns that say where they stand in it.
 */
export function columnsOf<Row, More = object>(
  { ns, dicts, useMore }: Sources<More>,
  build: (kinds: Kinds<Row, More>) => Spec<Row, More>[],
) {
  const specs = build(columnKinds<Row, More>());
  return function useColumns(): Column<Row>[] {
    const tools = useCellTools(dicts);
    const more = useMore();
    const isNarrow = useIsNarrow();
    return useMemo(() => {
      const all = { ...tools, ...more };
      const columns = specs.map((spec) => columnOf(spec, ns, all));
      return isNarrow ? narrowed(specs, columns) : columns;
    }, [tools, more, isNarrow]);
  };
}

interface Sources<More> {
  /** Start of the keys of the titles. */
  ns: string;
  dicts: readonly string[];
  /** What cells need beside: the same value until it changes. */
  useMore: () => More;
}

function useCellTools(dicts: readonly string[]): CellTools {
  const { t } = useTranslation();
  const { label } = useDicts(dicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  return useMemo(() => ({ t, label, textOf, zone, navigate }), [t, label, textOf, zone, navigate]);
}

const columnOf = <Row, More>(
  { key, title, width, sortable, align, give, cell }: Spec<Row, More>,
  ns: string,
  tools: CellTools & More,
) => ({
  key,
  title: title === undefined ? tools.t(`${ns}.${key}`) : tools.t(title),
  width,
  sortable,
  align,
  give,
  render: (row: Row) => cell(row, tools),
});

/** One column with two lines, and what stands at the end of them. */
function narrowed<Row>(specs: readonly Pick<Look, 'narrow'>[], columns: Column<Row>[]): Column<Row>[] {
  const at = (place: Look['narrow']) => columns.filter((_column, index) => specs[index]?.narrow === place);
  const [first, second] = [at('first'), at('second')];
  const [lead] = first;
  if (!lead) return columns;
  const cellsOf = (shown: Column<Row>[], row: Row) =>
    shown.map(({ key, render }) => <span key={key}>{render(row)}</span>);
  return [
    {
      ...lead,
      width: undefined,
      give: 'last',
      render: (row) => (
        <span className={css.stack}>
          <span className={css.line}>{cellsOf(first, row)}</span>
          {second.length > 0 && <span className={css.second}>{cellsOf(second, row)}</span>}
        </span>
      ),
    },
    ...at('end').map((column) => ({ ...column, align: 'end' as const, width: 120 })),
  ];
}

/** A text whose end may not fit: the whole of it shows where the pointer rests. */
const Whole = ({ children }: { children: string }) => <span title={children}>{children || '–'}</span>;
