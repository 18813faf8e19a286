import type { Page } from 'playwright-core';

/** Describes misplaced elements on the page in its current state; empty if there are none. */
export async function misplacedOn(page: Page): Promise<string[]> {
  // Waits until the page is laid out and painted for this window size.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  return page.evaluate<string[]>(`(${lookAround.toString()})()`);
}

/** Describes tables that are wider than the box in which they scroll. */
export const cutTablesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const box = table.parentElement;
      const isSeen = table.checkVisibility();
      return box && isSeen && box.scrollWidth > box.clientWidth
        ? [`table ${table.getAttribute('aria-label')} is ${box.scrollWidth} wide in ${box.clientWidth}`]
        : [];
    }),
  );

/** Runs in the page, so it must not use anything outside of itself. */
function lookAround(): string[] {
  const { innerWidth, innerHeight } = window;
  const wrong: string[] = [];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  // Most controls share most of their ancestors, so results are cached.
  const scrolled = { overflowX: new Map<Element, boolean>(), overflowY: new Map<Element, boolean>() };
  const isScrolled = ({ parentElement: up }: Element, axis: 'overflowX' | 'overflowY'): boolean => {
    if (!up) return false;
    const before = scrolled[axis].get(up);
    if (before !== undefined) return before;
    const is = ['auto', 'scroll'].includes(getComputedStyle(up)[axis]) || isScrolled(up, axis);
    scrolled[axis].set(up, is);
    return is;
  };
  /** Smaller elements are for screen readers only, or are the native input below a drawn one. */
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 2 && height > 2 && getComputedStyle(element).clipPath === 'none';
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide in a window of ${innerWidth}`);

  const header = document.querySelector('header')?.getBoundingClientRect();
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, [role=tab], h1')].filter(isSeen);
  for (const control of controls) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !isScrolled(control, 'overflowX'))
      wrong.push(`${nameOf(control)} reaches from ${left} to ${right}`);
    const { overflowX, textOverflow } = getComputedStyle(control);
    if (control.scrollWidth > control.clientWidth + 1 && overflowX !== 'visible' && textOverflow !== 'ellipsis')
      if (!['INPUT', 'TEXTAREA'].includes(control.tagName)) wrong.push(`${nameOf(control)} is cut off`);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    if (header && control.closest('main') && y < header.bottom) wrong.push(`${nameOf(control)} lies under the header`);
    const hit = document.elementFromPoint(x, y);
    const isFree = !hit || control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control);
    const isLabelled =
      hit !== null && [...((control as HTMLInputElement).labels ?? [])].some((one) => one.contains(hit));
    // An element that is scrolled out of its list may be covered by another one.
    const mayHide = isScrolled(control, 'overflowX') || isScrolled(control, 'overflowY');
    if (!isFree && !isLabelled && !mayHide) wrong.push(`${nameOf(hit)} covers ${nameOf(control)}`);
  }

  // Tables with a heading in each row may have long names on two lines; rows of a list have equal heights.
  const lists = [...document.querySelectorAll('tbody')].filter((body) => !body.querySelector('th[scope=row]'));
  const rowsOf = lists.filter(isSeen).map((body) => [...body.rows]);
  for (const rows of rowsOf) {
    const heights = new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    if (heights.size > 1) wrong.push(`rows of different heights: ${[...heights].join(', ')}`);
  }
  return wrong;
}
