/** Where the focus is, in words that another version of the same pages understands. */
export interface FocusPlace {
  page: string;
  tag: string;
  /** What the field is called, by its name, its label or its own words. */
  called: string;
  /** Which one of those that are called so. */
  index: number;
  selection: { start: number; end: number; direction: 'forward' | 'backward' | 'none' } | null;
  scrollTop: number;
}

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** The place of the focus inside `area`, or null where it is elsewhere. */
export function focusPlaceIn(area: HTMLElement): FocusPlace | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !area.contains(field)) return null;
  const page = field.closest<HTMLElement>('[data-page]')?.dataset['page'];
  if (page === undefined) return null;
  const place = { page, tag: field.tagName, called: nameOf(field) };
  return {
    ...place,
    index: alikeIn(area, place).indexOf(field),
    selection: selectionOf(field),
    scrollTop: field.scrollTop,
  };
}

/** Puts the focus, the caret and the scroll of the field back; answers false where there is no such field. */
export function giveFocus(area: HTMLElement, place: FocusPlace): boolean {
  const alike = alikeIn(area, place);
  const field = alike[place.index] ?? alike[0];
  if (!field) return false;
  field.focus({ preventScroll: true });
  if (place.selection && isText(field)) {
    const { start, end, direction } = place.selection;
    field.setSelectionRange(start, end, direction);
  }
  field.scrollTop = place.scrollTop;
  return true;
}

function alikeIn(area: HTMLElement, { page, tag, called }: Pick<FocusPlace, 'page' | 'tag' | 'called'>): HTMLElement[] {
  const own = [...area.querySelectorAll<HTMLElement>(`[data-page="${page}"]`)];
  return own
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(focusable)])
    .filter((field) => field.tagName === tag && nameOf(field) === called);
}

function nameOf(field: HTMLElement): string {
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const words = labels.map(({ textContent }) => textContent).join(' ');
  return field.getAttribute('name') ?? field.getAttribute('aria-label') ?? (words || (field.textContent ?? ''));
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The kinds of input that have a caret; asking the others throws. */
const withCaret = new Set(['text', 'search', 'url', 'tel', 'password']);

const isText = (field: HTMLElement): field is TextField =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && withCaret.has(field.type));

function selectionOf(field: HTMLElement): FocusPlace['selection'] {
  if (!isText(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || selectionEnd === null) return null;
  return { start: selectionStart, end: selectionEnd, direction: selectionDirection ?? 'none' };
}
