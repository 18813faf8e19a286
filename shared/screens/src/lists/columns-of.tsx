import type { Column } from '@console/ui/table';
import { useShell } from '@console/remote-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDicts } from '../dicts/use-dicts';
import { useIsNarrow } from '../use-is-narrow';
import { useLocalText, useShown } from '../use-shown';
import { type CellTools, columnKinds, type Look, type Spec } from './column-kinds';
import css from './columns.module.css';

type ColumnKinds<Row, More> = ReturnType<typeof columnKinds<Row, More>>;

/**
 * The columns of a list, as a hook. Titles are the texts of the namespace and of the column's key. On a phone a row has
 * two lines, made of those columns that say where they stand in it.
 */
export function columnsOf<Row, More = object>(
  { ns, dicts, useMore = useNothing }: Sources<More>,
  build: (kinds: ColumnKinds<Row, More>) => Spec<Row, More>[],
) {
  const specs = build(columnKinds<Row, More>());
  return function useColumns(): Column<Row>[] {
    const tools = useCellTools(dicts);
    const more = useMore();
    const { isNarrow } = tools;
    return useMemo(() => {
      // Without a source of more there is no more.
      const all = { ...tools, ...more } as CellTools & More;
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
  useMore?: () => More | undefined;
}

const useNothing = () => undefined;

function useCellTools(dicts: readonly string[]): CellTools {
  const isNarrow = useIsNarrow();
  const { t } = useTranslation();
  const { label } = useDicts(dicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  return useMemo(() => ({ t, label, textOf, zone, navigate, isNarrow }), [t, label, textOf, zone, navigate, isNarrow]);
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
