import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FittedColumn, type Give, widthsIn } from './column-widths.rules';
import { besideKey, naturalWidths, titleWidths, wholeColumns } from './measure-columns';
import type { Column } from './table-parts';

interface Table<Row> {
  box: RefObject<HTMLDivElement | null>;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** Other state that determines the rendered rows: density and scroll position. */
  drawn: string;
  /** Whether rows have two lines; such rows are not measured. */
  isNarrow: boolean;
  /**
   * Whether the first rows are being loaded; until then columns have their default widths. A list without rows is
   * measured by its titles.
   */
  isFirstLoad: boolean;
  /** Widths measured when the same rows were rendered previously. */
  earlier?: ContentWidths | undefined;
  onMeasured?: ((widths: ContentWidths) => void) | undefined;
}

/** Content widths of the columns, from the rows that were visible. */
export interface ContentWidths {
  /** Keys and titles of the columns. Widths for other columns are not reused. */
  titles: string;
  /** Pixels by column key; the empty key stands for check boxes and actions. */
  widths: Record<string, number>;
}

interface Measured {
  /** Content widths by column key, including the title. */
  naturals: ReadonlyMap<string, number>;
  titles: ReadonlyMap<string, number>;
  /** Keys of columns with content that must not be truncated. */
  wholes: ReadonlySet<string>;
  room: number;
}

/** Largest content widths so far, for the same rows and columns. */
interface Widest {
  rows: unknown;
  columns: unknown;
  naturals: Map<string, number>;
}

interface Drawn {
  shown: object | null;
  text: string;
  earlier: ContentWidths | undefined;
}

/** Returns the default priority of shrinking. */
const giveOf = <Row>({ give, align }: Column<Row>, isWhole: boolean, isFirst: boolean): Give => {
  if (give) return give;
  if (align === 'end' || isWhole) return 'never';
  return isFirst ? 'last' : 'first';
};

/** Widths in pixels. */
export interface ColumnWidths {
  /** Widths by column key. */
  of: ReadonlyMap<string, number>;
  table: number;
  /** Width of the box in which the table scrolls. */
  room: number;
}

/**
 * Returns the width of each column from its rendered content: numbers are as wide as the longest one, and texts share
 * the remaining width. Null until rows are measured. Rows are measured once per content: the browser lays them out
 * without fixed widths, then with them.
 */
export function useColumnWidths<Row>(table: Table<Row>): ColumnWidths | null {
  const { box, columns, rows, drawn, isNarrow, isFirstLoad, earlier, onMeasured } = table;
  const [measured, setMeasured] = useState<Measured | null>(null);
  const widest = useRef<Widest>({ rows: null, columns: null, naturals: new Map() });

  // Columns that each render creates are equal if their keys and titles are equal.
  const titles = columns.map(({ key, title }) => `${key} ${title}`).join();
  const shown = useMemo(() => ({ titles, rows, drawn }), [titles, rows, drawn]);
  // Other columns can have other content for the same rows: the label of a code can arrive later than its row, and it
  // is longer.
  const content = useMemo(() => ({ shown, rows, columns }), [shown, rows, columns]);
  const last = useRef<Drawn>({ shown: null, text: '', earlier: undefined });

  useLayoutEffect(() => {
    const { shown } = content;
    const table = box.current?.querySelector('table');
    if (isNarrow || isFirstLoad || !box.current || !table || box.current.clientWidth === 0) return;
    const text = table.tBodies[0]?.textContent ?? '';
    const isTaken = earlier === last.current.earlier || earlier?.titles !== shown.titles;
    if (isTaken && last.current.shown === shown && last.current.text === text) return;
    last.current = { shown, text, earlier };
    // Longer rows can scroll into view, so columns only become wider while rows and columns are the same. Changed
    // columns are measured again, because labels that replace codes can be shorter.
    const { rows, columns } = content;
    if (widest.current.rows !== rows || widest.current.columns !== columns)
      widest.current = { rows, columns, naturals: new Map() };
    const { naturals } = widest.current;
    for (const [key, width] of [
      ...naturalWidths(box.current, table),
      ...(isTaken ? [] : Object.entries(earlier.widths)),
    ])
      naturals.set(key, Math.max(width, naturals.get(key) ?? 0));
    onMeasured?.({ titles: shown.titles, widths: Object.fromEntries(naturals) });
    const room = box.current.clientWidth;
    const next = { naturals: new Map(naturals), titles: titleWidths(table), wholes: wholeColumns(table), room };
    setMeasured((before) => (isSame(before, next) ? before : next));
  }, [box, content, isNarrow, isFirstLoad, earlier, onMeasured]);

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const room = entry?.target.clientWidth ?? 0;
      // A hidden page has no width, so its column widths are kept until it is displayed again. Set in the same frame,
      // so that truncated content is never painted.
      if (room > 0)
        flushSync(() => setMeasured((before) => (before && before.room !== room ? { ...before, room } : before)));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  return useMemo(() => (isNarrow ? null : measured && fitted(columns, measured)), [columns, measured, isNarrow]);
}

function fitted<Row>(columns: Column<Row>[], { naturals, titles, wholes, room }: Measured): ColumnWidths | null {
  if (!columns.every(({ key }) => naturals.has(key))) return null;
  const wanted = columns.map((column, place): FittedColumn => {
    const give = giveOf(column, wholes.has(column.key), place === 0);
    return { natural: naturals.get(column.key) ?? 0, title: titles.get(column.key) ?? 0, give, chosen: column.chosen };
  });
  const beside = naturals.get(besideKey) ?? 0;
  const widths = widthsIn(room - beside, wanted);
  return {
    of: new Map(columns.map(({ key }, place) => [key, widths[place] ?? 0])),
    table: widths.reduce((sum, width) => sum + width, beside),
    room,
  };
}

const isSame = (before: Measured | null, next: Measured) =>
  before !== null &&
  before.room === next.room &&
  before.wholes.size === next.wholes.size &&
  [...next.wholes].every((key) => before.wholes.has(key)) &&
  before.naturals.size === next.naturals.size &&
  [...next.naturals].every(([key, width]) => before.naturals.get(key) === width);
