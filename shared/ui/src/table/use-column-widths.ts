import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FittedColumn, type Give, widthsIn } from './column-widths.rules';
import { besideKey, naturalWidths, titleWidths, wholeColumns } from './measure-columns';
import type { Column } from './table-parts';

interface Table<Row> {
  box: RefObject<HTMLDivElement | null>;
  columns: Column<Row>[];
  rows: readonly Row[];
  /** Whatever else changes what is drawn: how close rows stand, which of them are in sight. */
  drawn: string;
  /** Where rows have two lines there is nothing to measure. */
  isNarrow: boolean;
  /** The first rows are awaited: until then columns are as wide as they say. A list without rows is measured by its titles. */
  isFirstLoad: boolean;
  /** Widths that were measured when the same rows were drawn before. */
  earlier?: ContentWidths | undefined;
  onMeasured?: ((widths: ContentWidths) => void) | undefined;
}

/** How wide the content of columns is, as far as rows were in sight. */
export interface ContentWidths {
  /** Keys and titles of the columns; others are as wide as something else. */
  titles: string;
  /** Pixels by the key of a column; by nothing, what stands beside them. */
  widths: Record<string, number>;
}

interface Measured {
  /** By the key of a column, with its title. */
  naturals: ReadonlyMap<string, number>;
  titles: ReadonlyMap<string, number>;
  /** Keys of columns in which something stands that may not be cut. */
  wholes: ReadonlySet<string>;
  room: number;
}

/** The widest content so far, of the same rows in the same columns. */
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

/** How a column gives way, where it does not say so itself. */
const giveOf = <Row>({ give, align }: Column<Row>, isWhole: boolean, isFirst: boolean): Give => {
  if (give) return give;
  if (align === 'end' || isWhole) return 'never';
  return isFirst ? 'last' : 'first';
};

/** In pixels. */
export interface ColumnWidths {
  /** By the key of a column. */
  of: ReadonlyMap<string, number>;
  table: number;
  /** Of the box in which the table scrolls. */
  room: number;
}

/**
 * How wide each column is, by what is drawn in it: figures as wide as the longest, texts share the rest. Null until rows
 * were measured. Measured once for what is drawn: the browser lays the drawn rows out freely, and then as they stay.
 */
export function useColumnWidths<Row>(table: Table<Row>): ColumnWidths | null {
  const { box, columns, rows, drawn, isNarrow, isFirstLoad, earlier, onMeasured } = table;
  const [measured, setMeasured] = useState<Measured | null>(null);
  const widest = useRef<Widest>({ rows: null, columns: null, naturals: new Map() });

  // Columns that are made at each render are the same as long as they say the same.
  const titles = columns.map(({ key, title }) => `${key} ${title}`).join();
  const shown = useMemo(() => ({ titles, rows, drawn }), [titles, rows, drawn]);
  // Other columns may say something else in the same rows: what a code means may arrive later than its row, and is longer.
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
    // Longer rows may scroll into view, so columns only become wider as long as rows and columns are the same. With other
    // columns they are measured again: labels that replace codes may be shorter.
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
      // A page behind another one has no room, and keeps its widths until it is seen again.
      // In the same frame, so that nothing is seen that is cut.
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
