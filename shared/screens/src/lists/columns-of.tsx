import type { Column } from '@console/ui/table';
import { useShell } from '@console/remote-kit';
import { useIsNarrow } from '@console/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDicts } from '../dicts/use-dicts';
import { useLocalText, useShown } from '../use-shown';
import { type CellTools, columnKinds, type Spec } from './column-kinds';

type ColumnKinds<Row, More> = ReturnType<typeof columnKinds<Row, More>>;

/** Returns the columns of a list, as a hook. Titles come from the texts of the namespace by the column's key. */
export function columnsOf<Row, More = object>(
  { ns, dicts, useMore = useNothing }: Sources<More>,
  build: (kinds: ColumnKinds<Row, More>) => Spec<Row, More>[],
) {
  const specs = build(columnKinds<Row, More>());
  return function useColumns(): Column<Row>[] {
    const tools = useCellTools(dicts);
    const more = useMore();
    return useMemo(() => {
      // Without `useMore`, there is no additional data.
      const all = { ...tools, ...more } as CellTools & More;
      return specs.map((spec) => columnOf(spec, ns, all));
    }, [tools, more]);
  };
}

interface Sources<More> {
  /** Prefix of the title keys. */
  ns: string;
  dicts: readonly string[];
  /** Returns additional data for cells. Its identity must change only if its content changes. */
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
  { key, title, width, sortable, align, give, narrow, cell }: Spec<Row, More>,
  ns: string,
  tools: CellTools & More,
) => ({
  key,
  title: title === undefined ? tools.t(`${ns}.${key}`) : tools.t(title),
  width,
  sortable,
  align,
  give,
  narrow,
  render: (row: Row) => cell(row, tools),
});
