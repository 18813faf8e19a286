/** Priority of shrinking in a narrow table: numbers never shrink, names shrink last. */
export type Give = 'never' | 'last' | 'first';

/** Column with the width of its longest content. */
export interface FittedColumn {
  /** Width of title and cells in pixels. */
  natural: number;
  /** Width of the title in pixels, which is the column's minimum width. */
  title: number;
  give: Give;
  /** Width in pixels that the user set. */
  chosen?: number | undefined;
}

/** Minimum widths at which a text is readable. Below them the table scrolls horizontally. */
const leastOf: Record<Give, number> = { never: Infinity, last: 144, first: 84 };
/** Minimum widths in a table that scrolls horizontally in any case, so that less content is truncated. */
const easyOf: Record<Give, number> = { never: Infinity, last: 240, first: 160 };

/** Returns the widths of all columns in whole pixels. Their sum exceeds the available width if it is insufficient. */
export function widthsIn(room: number, columns: readonly FittedColumn[]): number[] {
  const widths = columns.map(({ natural, chosen }) => chosen ?? Math.ceil(natural));
  const fits = sumOf(columns.map((column) => leastWidth(column, leastOf))) <= room;
  for (const give of ['first', 'last'] as const)
    shrink(widths, columns, { give, leasts: fits ? leastOf : easyOf, excess: sumOf(widths) - room });
  return room > sumOf(widths) ? widened(widths, columns, room - sumOf(widths)) : widths;
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

interface Shrinking {
  give: Give;
  leasts: Record<Give, number>;
  excess: number;
}

/** Shrinks the columns of one priority, the widest first, so that as few as possible are truncated. */
function shrink(widths: number[], columns: readonly FittedColumn[], { give, leasts, excess }: Shrinking): void {
  const places = columns.flatMap((column, place) =>
    column.give === give && column.chosen === undefined ? [place] : [],
  );
  const leastAt = (place: number) => (columns[place] ? leastWidth(columns[place], leasts) : Infinity);
  let rest = excess;
  while (rest > 0) {
    const open = places.filter((place) => widthAt(widths, place) > leastAt(place));
    if (open.length === 0) return;
    const widest = Math.max(...open.map((place) => widthAt(widths, place)));
    const top = open.filter((place) => widthAt(widths, place) === widest);
    const others = open.map((place) => widthAt(widths, place)).filter((width) => width < widest);
    const floor = Math.max(...top.map(leastAt), ...others);
    const step = Math.min(widest - floor, Math.ceil(rest / top.length));
    for (const place of top) widths[place] = widest - step;
    rest -= step * top.length;
  }
}

/** A short text is not widened, and a title is not truncated. */
const leastWidth = ({ natural, title, give, chosen }: FittedColumn, leasts: Record<Give, number>) =>
  chosen ?? Math.ceil(Math.min(natural, Math.max(leasts[give], title)));

const widthAt = (widths: readonly number[], place: number) => widths[place] ?? 0;

/**
 * Distributes the remaining width among text columns, whose content can become longer. If there are none, the last
 * column gets it.
 */
function widened(widths: number[], columns: readonly FittedColumn[], spare: number): number[] {
  const free = columns.map(({ give, chosen }) => give !== 'never' && chosen === undefined);
  const takers = free.some(Boolean) ? free : columns.map((_column, place) => place === columns.length - 1);
  const share = Math.floor(spare / takers.filter(Boolean).length);
  const grown = widths.map((width, place) => (takers[place] ? width + share : width));
  const lastTaker = takers.lastIndexOf(true);
  return grown.map((width, place) =>
    place === lastTaker ? width + spare - share * takers.filter(Boolean).length : width,
  );
}
