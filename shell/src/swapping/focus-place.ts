import { flushSync } from 'react-dom';

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
  /**
   * What stands in the field, which may not yet be the value that its form hands over, such as `12.` on the way to an
   * amount. It goes from field to field in one task and is never kept; of a secret it is null.
   */
  typed: string | null;
}

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** The place of the focus inside `area`, or null where it is elsewhere. */
export function focusPlaceIn(area: HTMLElement): FocusPlace | null {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !area.contains(field)) return null;
  const page = field.closest<HTMLElement>('[data-page]')?.dataset['page'];
  if (page === undefined) return null;
  const place = { page, tag: field.tagName, called: nameOf(field) };
  return { ...place, index: alikeIn(area, place).indexOf(field), ...insideOf(field) };
}

/** What the focus can say of its field alone, also when that has been taken out of its page. */
export const insideOf = (field: HTMLElement): Pick<FocusPlace, 'selection' | 'scrollTop' | 'typed'> => ({
  selection: selectionOf(field),
  scrollTop: field.scrollTop,
  typed: isText(field) && !isForSecret(field) ? field.value : null,
});

/** Puts focus, caret, scroll and what was typed into the field back; answers false where there is no such field. */
export function giveFocus(area: HTMLElement, place: FocusPlace): boolean {
  const alike = alikeIn(area, place);
  const field = alike[place.index] ?? alike[0];
  if (!field) return false;
  // A field may answer to the focus by selecting all that it holds, which the next key would replace: that has to be over
  // before the caret is set.
  flushSync(() => field.focus({ preventScroll: true }));
  if (isText(field)) {
    if (place.typed !== null && place.typed !== field.value) retype(field, place.typed);
    if (place.selection) field.setSelectionRange(place.selection.start, place.selection.end, place.selection.direction);
  }
  field.scrollTop = place.scrollTop;
  return true;
}

/** As if typed; by the setter of the prototype, because React takes the element's own one for its own writing. */
function retype(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

function alikeIn(area: HTMLElement, { page, tag, called }: Pick<FocusPlace, 'page' | 'tag' | 'called'>): HTMLElement[] {
  const own = [...area.querySelectorAll<HTMLElement>(`[data-page="${page}"]`)];
  return own
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(focusable)])
    .filter((field) => field.tagName === tag && nameOf(field) === called);
}

function nameOf(field: HTMLElement): string {
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const text = labels.map(({ textContent }) => textContent).join(' ');
  return field.getAttribute('name') ?? field.getAttribute('aria-label') ?? (text || (field.textContent ?? ''));
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The kinds of input that have a caret; asking the others throws. */
const withCaret = new Set(['text', 'search', 'url', 'tel', 'password']);

const isText = (field: HTMLElement): field is TextField =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && withCaret.has(field.type));

/** Also where the secret is shown, as text. */
const isForSecret = ({ type, autocomplete }: TextField): boolean =>
  type === 'password' || /password|one-time-code/.test(autocomplete);

function selectionOf(field: HTMLElement): FocusPlace['selection'] {
  if (!isText(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || selectionEnd === null) return null;
  return { start: selectionStart, end: selectionEnd, direction: selectionDirection ?? 'none' };
}
