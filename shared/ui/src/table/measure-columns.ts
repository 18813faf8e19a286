/** What may not be cut says so in the page: states, amounts, numbers of cards. */
const whole = 'time, [data-whole]';

/** What stands beside the columns: boxes to choose rows, room for actions. */
export const besideKey = '';

/** Widths of content by the key of the column. Laid out freely for a moment: nothing is painted meanwhile, and what is scrolled stays. */
export function naturalWidths(box: HTMLElement, table: HTMLTableElement): [string, number][] {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const before = heads.map(({ style }) => style.width);
  const [{ scrollLeft, scrollTop }, { minWidth }] = [box, table.style];
  Object.assign(table.style, { tableLayout: 'auto', width: 'max-content', minWidth: '0' });
  // Small second lines widen their column up to this width only; shown, they fill the column.
  table.style.setProperty('--second-line-max', '120px');
  for (const { style } of heads) style.width = '';
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  heads.forEach(({ style }, place) => (style.width = before[place] ?? ''));
  Object.assign(table.style, { tableLayout: '', width: '', minWidth });
  table.style.removeProperty('--second-line-max');
  Object.assign(box, { scrollLeft, scrollTop });
  const beside = heads.reduce((sum, { dataset }, place) => sum + (dataset['column'] ? 0 : (widths[place] ?? 0)), 0);
  return [
    ...heads.flatMap(({ dataset: { column } }, place): [string, number][] =>
      column === undefined ? [] : [[column, widths[place] ?? 0]],
    ),
    [besideKey, beside],
  ];
}

/** Widths of the titles by the key of the column: with the arrow of the order and the padding of the cell. */
export const titleWidths = (table: HTMLTableElement): ReadonlyMap<string, number> =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('thead th[data-column]')].map((head) => {
      const range = document.createRange();
      // Behind the title stands the edge, which lies at the end of whatever width there is.
      range.selectNode(head.firstChild ?? head);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      return [head.dataset['column'] ?? '', range.getBoundingClientRect().width + padding];
    }),
  );

/** Keys of columns in which something stands that may not be cut. */
export function wholeColumns(table: HTMLTableElement): ReadonlySet<string> {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]')].slice(0, sampleRows);
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const isWhole = (_head: HTMLElement, place: number) =>
    rows.some(({ cells }) => cells[place] !== undefined && cells[place].querySelector(whole) !== null);
  return new Set(heads.filter(isWhole).flatMap(({ dataset }) => dataset['column'] ?? []));
}

const sampleRows = 20;
