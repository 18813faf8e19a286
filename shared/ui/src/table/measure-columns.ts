/** Content that must not be truncated, as marked in the DOM: times, states, amounts, card numbers. */
const whole = 'time, [data-whole]';

/** Key of the width of check boxes and actions, which are beside the columns. */
export const besideKey = '';

/**
 * Returns content widths by column key. The table is laid out without fixed widths for a moment; nothing is painted,
 * and the scroll position does not change.
 */
export function naturalWidths(box: HTMLElement, table: HTMLTableElement): [string, number][] {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const before = heads.map(({ style }) => style.width);
  const [{ scrollLeft, scrollTop }, { minWidth }] = [box, table.style];
  Object.assign(table.style, { tableLayout: 'auto', width: 'max-content', minWidth: '0' });
  // Second lines can widen their column up to this width; they are displayed in the width of the column.
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

/** Returns title widths by column key, including the sort arrow and the padding. */
export const titleWidths = (table: HTMLTableElement): ReadonlyMap<string, number> =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('thead th[data-column]')].map((head) => {
      const range = document.createRange();
      // The edge is excluded, because it is always at the end of the cell.
      range.selectNode(head.firstChild ?? head);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
      return [head.dataset['column'] ?? '', range.getBoundingClientRect().width + padding];
    }),
  );

/** Returns the keys of columns with content that must not be truncated. */
export function wholeColumns(table: HTMLTableElement): ReadonlySet<string> {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]')].slice(0, sampleRows);
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  const isWhole = (_head: HTMLElement, place: number) =>
    rows.some(({ cells }) => cells[place] !== undefined && cells[place].querySelector(whole) !== null);
  return new Set(heads.filter(isWhole).flatMap(({ dataset }) => dataset['column'] ?? []));
}

const sampleRows = 20;
