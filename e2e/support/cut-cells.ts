import type { Page } from 'playwright-core';

/** Describes table cells whose content is truncated: numbers always, and texts if another column has unused width. */
export const cutCellsOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(`(${lookAtCells.toString()})()`);

/** Runs in the page, so it must not use anything outside of itself. */
function lookAtCells(): string[] {
  const wrong: string[] = [];
  const isClipped = (element: Element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    // Texts for screen readers only are clipped to a pixel.
    return overflowX !== 'visible' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
  };
  // Secondary text may be truncated, because its title and the record contain the full text.
  const isCut = (cell: Element) => [cell, ...cell.querySelectorAll('*:not([data-secondary])')].some(isClipped);
  const isFigure = (cell: Element) =>
    getComputedStyle(cell).textAlign === 'end' || cell.querySelector('time, [data-whole]') !== null;
  /** Unused width of a cell. */
  const spareOf = (cell: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    return cell.clientWidth - padding - range.getBoundingClientRect().width;
  };
  for (const table of document.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]')];
    if (!table.checkVisibility() || rows.length === 0) continue;
    const label = table.getAttribute('aria-label');
    const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-column]')];
    const cut = new Map<string, string>();
    const spare: string[] = [];
    for (const head of heads) {
      const key = head.dataset['column'] ?? '';
      const place = [...(head.parentElement?.children ?? [])].indexOf(head);
      const cells = rows.flatMap((row) => row.cells[place] ?? []);
      const clipped = cells.find(isCut);
      if (clipped && isFigure(clipped)) wrong.push(`${label}: ${key} cuts ${clipped.textContent}`);
      else if (clipped) cut.set(key, clipped.textContent ?? '');
      if (isClipped(head)) wrong.push(`${label}: the title of ${key} is cut`);
      if (Math.min(spareOf(head), ...cells.map(spareOf)) > 8) spare.push(key);
    }
    for (const [key, text] of cut)
      if (spare.length > 0) wrong.push(`${label}: ${key} cuts ${text}, while there is room in ${spare.join(', ')}`);
  }
  return wrong;
}

/** Describes truncated texts in cells whose title does not contain the full text. */
export const untitledCutsOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(${lookAtTitles.toString()})()`);

/** Runs in the page, so it must not use anything outside of itself. */
function lookAtTitles(): string[] {
  const wrong: string[] = [];
  for (const cell of document.querySelectorAll<HTMLTableCellElement>('tr[data-row] > td')) {
    if (!cell.checkVisibility()) continue;
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      let isCut = false;
      let title = '';
      for (let box = text.parentElement; box && cell.contains(box); box = box.parentElement) {
        title ||= box.title;
        const { overflowX, paddingInlineEnd, clipPath } = getComputedStyle(box);
        // Texts for screen readers only are clipped to a pixel.
        if (clipPath !== 'none') {
          isCut = false;
          break;
        }
        const end = box.getBoundingClientRect().right - Number.parseFloat(paddingInlineEnd);
        if (overflowX !== 'visible' && right > end + 1) isCut = true;
      }
      const shown = text.textContent?.trim() ?? '';
      if (isCut && !title.includes(shown)) {
        const column = cell.closest('table')?.querySelectorAll<HTMLElement>('thead th')[cell.cellIndex];
        wrong.push(`${column?.dataset['column']} cuts "${shown}" with the title "${title}"`);
      }
    }
  }
  return [...new Set(wrong)];
}
