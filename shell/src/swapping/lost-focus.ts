import { focusPlaceIn, insideOf, type FocusPlace } from './focus-place';

interface Last {
  field: HTMLElement;
  /** The page element, which stays in the document when its content is removed. */
  page: HTMLElement;
  place: FocusPlace;
}

let last: Last | null = null;

function note({ target }: FocusEvent): void {
  const page = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-page]') : null;
  const place = page?.parentElement && focusPlaceIn(page.parentElement);
  last = place && target instanceof HTMLElement ? { field: target, page, place } : null;
}
document.addEventListener('focusin', note, { capture: true });

/**
 * Returns the place of a focus that was lost because its field was removed, for example when a page breaks. Returns
 * null if the focus has moved since.
 */
export function lostPlaceIn(area: HTMLElement): FocusPlace | null {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (!last || !isNowhere || last.field.isConnected || !area.contains(last.page)) return null;
  return { ...last.place, ...insideOf(last.field) };
}
