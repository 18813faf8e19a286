/** What gives way where a table has too little room: nothing of a figure, of a name last. */
export type Give = 'never' | 'last' | 'first';

/** One column with the width of the longest thing that is shown in it. */
export interface FittedColumn {
  /** Pixels that its title and its cells take. */
  natural: number;
  /** Pixels that its title takes alone, which is not cut either. */
  title: number;
  give: Give;
  /** Pixels, where somebody chose them. */
  chosen?: number | undefined;
}

/** Narrower than that, a text says nothing: the table scrolls sideways instead. */
const leastOf: Record<Give, number> = { never: Infinity, last: 144, first: 84 };
/** Where it scrolls anyway, nothing is gained by cutting that much. */
const easyOf: Record<Give, number> = { never: Infinity, last: 240, first: 160 };

/** The widths of all columns in so much room, in whole pixels; together they are more than that where it is too little. */
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

/** Takes so much of the columns of one kind, of the widest first, so that as few as possible are cut. */
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

/** A short text stays as short as it is; a title is not cut. */
const leastWidth = ({ natural, title, give, chosen }: FittedColumn, leasts: Record<Give, number>) =>
  chosen ?? Math.ceil(Math.min(natural, Math.max(leasts[give], title)));

const widthAt = (widths: readonly number[], place: number) => widths[place] ?? 0;

/** Room that nobody needs goes to texts, where something longer may come; without any, to the last column. */
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
