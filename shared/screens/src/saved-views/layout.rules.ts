import type { ColumnLayout, ListLayout } from '@console/contracts/views';
import { listLayout } from '@console/contracts/views';

/** Properties of a column, except for its cells. */
export interface Columnar {
  key: string;
  width?: number | undefined;
  chosen?: number | undefined;
  pinned?: boolean | undefined;
}

/** The default layout of a list. */
export const defaultLayout: ListLayout = { columns: [], density: 'COMFORTABLE' };

/**
 * Returns all columns of a list in the order of a layout. A new column that the layout does not contain is placed after
 * its predecessor in the list; a removed column is omitted.
 */
export function arranged(columns: readonly Columnar[], layout: ListLayout): ColumnLayout[] {
  const stored = layout.columns.filter(({ key }) => columns.some((column) => column.key === key));
  const placed = [...stored];
  columns.forEach(({ key }, index) => {
    if (placed.some((column) => column.key === key)) return;
    const before = columns[index - 1]?.key;
    placed.splice(placed.findIndex((column) => column.key === before) + 1, 0, { key, isShown: true, width: null });
  });
  return placed;
}

/** Moves pinned columns before the others and keeps the order within both groups. */
export const pinnedFirst = (arrangement: ColumnLayout[]): ColumnLayout[] => [
  ...arrangement.filter(({ isPinned }) => isPinned),
  ...arrangement.filter(({ isPinned }) => !isPinned),
];

/** Returns the visible columns with their widths. A layout that hides all columns is treated as one that hides none. */
export function applyLayout<Column extends Columnar>(columns: Column[], layout: ListLayout): Column[] {
  if (layout.columns.length === 0) return columns;
  const applied = pinnedFirst(arranged(columns, layout)).flatMap(({ key, isShown, width, isPinned }) => {
    const column = isShown ? columns.find((one) => one.key === key) : undefined;
    if (!column || (width === null && !isPinned)) return column ?? [];
    return { ...column, ...(width !== null && { chosen: width }), ...(isPinned && { pinned: true }) };
  });
  return applied.length > 0 ? applied : columns;
}

/** Returns the part of an arrangement to store: nothing if it equals the default. */
export function remembered(columns: readonly Columnar[], arrangement: ColumnLayout[]): ColumnLayout[] {
  const isPlain = arrangement.every(
    ({ key, isShown, width, isPinned }, index) => key === columns[index]?.key && isShown && width === null && !isPinned,
  );
  return isPlain ? [] : arrangement;
}

/** Moves a column to another place. */
export function moved(arrangement: ColumnLayout[], key: string, to: number): ColumnLayout[] {
  const from = arrangement.findIndex((column) => column.key === key);
  const column = arrangement[from];
  if (!column || to < 0 || to >= arrangement.length) return arrangement;
  const others = arrangement.filter((one) => one !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}

const asTheListHasThem = '*';

/** Reads the layout in an address: `cols=^alias,!state,number:188&density=compact`. */
export function readLayout(search: URLSearchParams): Partial<ListLayout> {
  const [columns, density] = [search.get('cols'), search.get('density')];
  const read = listLayout.partial().safeParse({
    ...(columns !== null && { columns: columns === asTheListHasThem ? [] : columns.split(',').map(columnOf) }),
    ...(density !== null && { density: density.toUpperCase() }),
  });
  return read.success ? read.data : {};
}

/** Writes the differences from another layout into the address. Removes the parameters that do not differ. */
export function writeLayout(search: URLSearchParams, layout: ListLayout, usual: ListLayout): void {
  const columns = layout.columns.map(wordOf).join(',');
  if (columns === usual.columns.map(wordOf).join(',')) search.delete('cols');
  else search.set('cols', columns || asTheListHasThem);
  if (layout.density === usual.density) search.delete('density');
  else search.set('density', layout.density.toLowerCase());
}

const wordOf = ({ key, isShown, width, isPinned }: ColumnLayout) =>
  `${isPinned ? '^' : ''}${isShown ? '' : '!'}${key}${width === null ? '' : `:${width}`}`;

function columnOf(word: string): ColumnLayout {
  const [, pin, hidden, key = '', width] = /^(\^?)(!?)([^:]*)(?::(.*))?$/.exec(word) ?? [];
  return { key, isShown: !hidden, width: width === undefined ? null : Number(width), ...(pin && { isPinned: true }) };
}
