import { flushSync } from 'react-dom';
import { formattedSelection, selectFormatted } from './formatted-caret';

/** From where to where something is chosen in a field, counted in characters. */
export interface Selected {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** Where the focus is, in words that another version of the same pages understands. */
export interface FocusPlace {
  page: string;
  tag: string;
  /** What the field is called, by its name, its label or its own words. */
  called: string;
  /** Which one of those that are called so. */
  index: number;
  /** Which one of all of its kind on the page, and of how many: what it is called changes most from version to version. */
  order: number;
  count: number;
  selection: Selected | null;
  scrollTop: number;
  /**
   * What stands in the field, which may not yet be the value that its form hands over, such as `12.` on the way to an
   * amount. It goes from field to field in one task and is never kept; of a secret it is null.
   */
  typed: string | null;
}

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable=true]';

/** The place of the focus inside `area`, or null where it is elsewhere. */
export function focusPlaceIn(area: HTMLElement): FocusPlace | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !area.contains(activeElement)) return null;
  const field = expanderOf(activeElement) ?? activeElement;
  const place = placeOf(area, field);
  return place && { ...place, ...insideOf(field) };
}

/** A list, a menu or a month closes with its version: what opened it has the focus then, as if it had been closed by hand. */
function expanderOf(field: HTMLElement): HTMLElement | null {
  const popover = field.closest<HTMLElement>('[popover]');
  if (!popover) return null;
  for (let around = popover.parentElement; around; around = around.parentElement)
    for (const opener of around.querySelectorAll<HTMLElement>('[aria-expanded=true]'))
      if (!popover.contains(opener)) return opener;
  return null;
}

/** Where a field is, without what is in it. */
type Address = Pick<FocusPlace, 'page' | 'tag' | 'called' | 'index' | 'order' | 'count'>;

/** Where this field of `area` is, or null outside of its pages. */
export function placeOf(area: HTMLElement, field: HTMLElement): Address | null {
  const page = field.closest<HTMLElement>('[data-page]')?.dataset['page'];
  if (page === undefined) return null;
  const [tag, called] = [field.tagName, nameOf(field)];
  const all = fieldsOf(area, { page, tag });
  const alike = all.filter((one) => nameOf(one) === called);
  return { page, tag, called, index: alike.indexOf(field), order: all.indexOf(field), count: all.length };
}

/** The field at that place: what is called so, else the one that stands there on a page of the same build. */
export function fieldAt(area: HTMLElement, place: Address): HTMLElement | undefined {
  const all = fieldsOf(area, place);
  const alike = all.filter((one) => nameOf(one) === place.called);
  const there = all.length === place.count ? all[place.order] : undefined;
  return alike[place.index] ?? alike[0] ?? there;
}

/** What the focus can say of its field alone, also when that has been taken out of its page. */
export const insideOf = (field: HTMLElement): Pick<FocusPlace, 'selection' | 'scrollTop' | 'typed'> => ({
  selection: selectionOf(field),
  scrollTop: field.scrollTop,
  typed: isText(field) && !isForSecret(field) ? field.value : null,
});

/** Puts focus, caret, scroll and what was typed into the field back; answers false where there is no such field. */
export function giveFocus(area: HTMLElement, place: FocusPlace): boolean {
  const field = fieldAt(area, place);
  if (!field) return false;
  // A field may answer to the focus by selecting all that it holds, which the next key would replace: that has to be over
  // before the caret is set.
  flushSync(() => field.focus({ preventScroll: true }));
  if (isText(field)) {
    if (place.typed !== null && place.typed !== field.value) retype(field, place.typed);
    if (place.selection) field.setSelectionRange(place.selection.start, place.selection.end, place.selection.direction);
  } else if (place.selection) selectFormatted(field, place.selection);
  field.scrollTop = place.scrollTop;
  return true;
}

/** As if typed; by the setter of the prototype, because React takes the element's own one for its own writing. */
export function retype(field: TextField, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

function fieldsOf(area: HTMLElement, { page, tag }: Pick<FocusPlace, 'page' | 'tag'>): HTMLElement[] {
  const own = [...area.querySelectorAll<HTMLElement>(`[data-page="${page}"]`)];
  return own
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(focusable)])
    .filter((field) => field.tagName === tag);
}

function nameOf(field: HTMLElement): string {
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const text = labels.map(({ textContent }) => textContent).join(' ');
  const name = field.getAttribute('name');
  if (name !== null && !isGenerated(name)) return name;
  return field.getAttribute('aria-label') ?? (text || (field.textContent ?? ''));
}

/** React counts names such as those of radio buttons, so that the same one may be another field in another version. */
const isGenerated = (name: string): boolean => /^[_:«]r/.test(name);

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The kinds of input that have a caret; asking the others throws. */
const withCaret = new Set(['text', 'search', 'url', 'tel', 'password']);

export const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && withCaret.has(field.type));

/** Also where the secret is shown, as text. */
export const isForSecret = ({ type, autocomplete }: TextField): boolean =>
  type === 'password' || /password|one-time-code/.test(autocomplete);

function selectionOf(field: HTMLElement): FocusPlace['selection'] {
  if (field.isContentEditable) return formattedSelection(field);
  if (!isText(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || selectionEnd === null) return null;
  return { start: selectionStart, end: selectionEnd, direction: selectionDirection ?? 'none' };
}
