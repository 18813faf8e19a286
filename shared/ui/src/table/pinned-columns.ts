import type { CSSProperties } from 'react';
import type { Column } from './table-parts';

/** Where a cell stays, of a column that is pinned; nothing of any other. Its place is told once, by the table. */
export const pinOf = <Row>(
  columns: readonly Column<Row>[],
  place: number,
): { style?: CSSProperties; isPinned: boolean } =>
  place < pinnedCount(columns)
    ? { isPinned: true, style: { insetInlineStart: `var(--pin-${place})` } }
    : { isPinned: false };

/** Those at the start that say so; else the first, which names the record. */
const pinnedCount = <Row>(columns: readonly Column<Row>[]): number => {
  const end = columns.findIndex(({ pinned }) => !pinned);
  return Math.max(1, end === -1 ? columns.length : end);
};

type PinPlaces = Record<`--pin-${number | 'box'}`, string>;

interface Room {
  widths: ReadonlyMap<string, number>;
  /** Of the boxes that stand before the columns. */
  start: number;
  room: number;
}

/** The places of pinned columns. They scroll like all others where they would leave less than half of the room. */
export function pinPlaces<Row>(columns: readonly Column<Row>[], { widths, start, room }: Room): PinPlaces {
  const pinned = columns.slice(0, pinnedCount(columns));
  const widthOf = ({ key }: Column<Row>) => widths.get(key) ?? 0;
  const end = pinned.reduce((sum, column) => sum + widthOf(column), start);
  const places: PinPlaces = { '--pin-box': end > room / 2 ? 'auto' : '0' };
  pinned.reduce((from, column, place) => {
    places[`--pin-${place}`] = end > room / 2 ? 'auto' : `${from}px`;
    return from + widthOf(column);
  }, start);
  return places;
}
