/** Maximum number of rows for which all are rendered. */
const drawnMax = 250;
/** Rows beyond the visible ones, so that a scroll step shows no blank area. The window moves in steps of this size. */
const step = 8;

/** Visible part of the scrolling box in pixels. */
export interface Sight {
  top: number;
  height: number;
  rowHeight: number;
}

/** Rows from `first` up to and excluding `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

export const isDrawnWhole = (count: number): boolean => count <= drawnMax;

/** Returns the rows to render. */
export function windowOf(count: number, { top, height, rowHeight }: Sight): RowWindow {
  if (isDrawnWhole(count)) return { first: 0, end: count };
  const seen = Math.ceil((height / rowHeight + 1) / step) * step;
  const first = Math.floor(top / rowHeight / step) * step - step;
  const last = Math.max(0, count - seen - 3 * step);
  return { first: Math.min(Math.max(0, first), last), end: Math.min(count, Math.max(0, first) + seen + 3 * step) };
}

/** Rendered row, or the space of rows that are not rendered. */
export type Piece = { at: 'row'; index: number } | { at: 'room'; from: number; count: number };

/**
 * Returns the body of the table from top to bottom. The row with the index `stored` is always rendered, because it has
 * the focus or is the tab stop.
 */
export function piecesOf(count: number, { first, end }: RowWindow, stored: number): Piece[] {
  const seen: Piece[] = Array.from({ length: end - first }, (_, index) => ({ at: 'row', index: first + index }));
  const own: Piece = { at: 'row', index: stored };
  const above =
    stored >= 0 && stored < first ? [...roomOf(0, stored), own, ...roomOf(stored + 1, first)] : roomOf(0, first);
  const below =
    stored >= end && stored < count ? [...roomOf(end, stored), own, ...roomOf(stored + 1, count)] : roomOf(end, count);
  return [...above, ...seen, ...below];
}

const roomOf = (from: number, to: number): Piece[] => (to > from ? [{ at: 'room', from, count: to - from }] : []);
