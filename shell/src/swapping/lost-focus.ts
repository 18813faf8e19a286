import { focusPlaceIn, insideOf, type FocusPlace } from './focus-place';

interface Last {
  field: HTMLElement;
  /** The page, which stays when what it shows is taken away. */
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
 * Where the focus was inside `area` when its field was taken out of the document, as it is when a page breaks; null
 * where the focus has gone anywhere since.
 */
export function lostPlaceIn(area: HTMLElement): FocusPlace | null {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (!last || !isNowhere || last.field.isConnected || !area.contains(last.page)) return null;
  return { ...last.place, ...insideOf(last.field) };
}
