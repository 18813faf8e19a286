import type { CSSProperties } from 'react';
import type { Column } from './table-parts';

/** Returns whether a column is pinned, and the style of its cells. The table sets the offset once, as a CSS variable. */
export const pinOf = <Row>(
  columns: readonly Column<Row>[],
  place: number,
): { style?: CSSProperties; isPinned: boolean } =>
  place < pinnedCount(columns)
    ? { isPinned: true, style: { insetInlineStart: `var(--pin-${place})` } }
    : { isPinned: false };

/** Number of pinned columns at the start; by default the first column, which names the record. */
const pinnedCount = <Row>(columns: readonly Column<Row>[]): number => {
  const end = columns.findIndex(({ pinned }) => !pinned);
  return Math.max(1, end === -1 ? columns.length : end);
};

type PinPlaces = Record<`--pin-${number | 'box'}`, string>;

interface Room {
  widths: ReadonlyMap<string, number>;
  /** Width of the check boxes before the columns. */
  start: number;
  room: number;
}

/**
 * Returns the offsets of pinned columns. If they would leave less than half of the width, they scroll with the other
 * columns.
 */
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
