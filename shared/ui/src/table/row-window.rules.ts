/** A table of up to so many rows draws all of them. */
const drawnMax = 250;
/** Rows beyond the edges, so that a step of the wheel never shows bare ground; the window moves in such steps. */
const step = 8;

/** What can be seen of the box in which rows scroll, in pixels. */
export interface Sight {
  top: number;
  height: number;
  rowHeight: number;
}

/** Rows from `first` up to, not including, `end`. */
export interface RowWindow {
  first: number;
  end: number;
}

export const isDrawnWhole = (count: number): boolean => count <= drawnMax;

/** Which of so many rows are drawn. */
export function windowOf(count: number, { top, height, rowHeight }: Sight): RowWindow {
  if (isDrawnWhole(count)) return { first: 0, end: count };
  const seen = Math.ceil((height / rowHeight + 1) / step) * step;
  const first = Math.floor(top / rowHeight / step) * step - step;
  const last = Math.max(0, count - seen - 3 * step);
  return { first: Math.min(Math.max(0, first), last), end: Math.min(count, Math.max(0, first) + seen + 3 * step) };
}

/** A row that is drawn, or the room of so many that are not. */
export type Piece = { at: 'row'; index: number } | { at: 'room'; from: number; count: number };

/** The body of the table from top to bottom. `kept` is drawn wherever it is: it has the focus, or will get it by Tab. */
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
