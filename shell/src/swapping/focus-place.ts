import { flushSync } from 'react-dom';
import { formattedSelection, selectFormatted } from './formatted-caret';

/** Selection in a field, as character offsets. */
export interface Selected {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none';
}

/** Position of the focus, in a form that permits finding the field in another version of the same pages. */
export interface FocusPlace {
  page: string;
  tag: string;
  /** Name of the field: its `name` attribute, label or text. */
  called: string;
  /** Index among the fields with this name. */
  index: number;
  /**
   * Index among all fields with this tag on the page, and their number. Names change between versions more often than
   * positions.
   */
  order: number;
  count: number;
  selection: Selected | null;
  scrollTop: number;
  /**
   * Raw text of the field, such as `12.` while an amount is typed; the form may have no value for it yet. It is passed
   * from field to field within one task and never stored. Null for secrets.
   */
  typed: string | null;
}

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex],[contenteditable=true]';

/** Returns the place of the focus inside `area`, or null if the focus is elsewhere. */
export function focusPlaceIn(area: HTMLElement): FocusPlace | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !area.contains(activeElement)) return null;
  const field = expanderOf(activeElement) ?? activeElement;
  const place = placeOf(area, field);
  return place && { ...place, ...insideOf(field) };
}

/** Popovers close with their version, so the focus goes to the element that opened them, as after a regular close. */
function expanderOf(field: HTMLElement): HTMLElement | null {
  const popover = field.closest<HTMLElement>('[popover]');
  if (!popover) return null;
  for (let around = popover.parentElement; around; around = around.parentElement)
    for (const opener of around.querySelectorAll<HTMLElement>('[aria-expanded=true]'))
      if (!popover.contains(opener)) return opener;
  return null;
}

/** Position of a field, without its content. */
type Address = Pick<FocusPlace, 'page' | 'tag' | 'called' | 'index' | 'order' | 'count'>;

/** Returns the position of a field in `area`; null if the field is on no page. */
export function placeOf(area: HTMLElement, field: HTMLElement): Address | null {
  const page = field.closest<HTMLElement>('[data-page]')?.dataset['page'];
  if (page === undefined) return null;
  const [tag, called] = [field.tagName, nameOf(field)];
  const all = fieldsOf(area, { page, tag });
  const alike = all.filter((one) => nameOf(one) === called);
  return { page, tag, called, index: alike.indexOf(field), order: all.indexOf(field), count: all.length };
}

/**
 * Returns the field with the same name. Without one, returns the field at the same position if the page has as many
 * fields.
 */
export function fieldAt(area: HTMLElement, place: Address): HTMLElement | undefined {
  const all = fieldsOf(area, place);
  const alike = all.filter((one) => nameOf(one) === place.called);
  const there = all.length === place.count ? all[place.order] : undefined;
  return alike[place.index] ?? alike[0] ?? there;
}

/** Returns selection, scroll and text of a field; works also after the field was removed from its page. */
export const insideOf = (field: HTMLElement): Pick<FocusPlace, 'selection' | 'scrollTop' | 'typed'> => ({
  selection: selectionOf(field),
  scrollTop: field.scrollTop,
  typed: isText(field) && !isForSecret(field) ? field.value : null,
});

/** Restores focus, caret, scroll and typed text; returns false if the field does not exist. */
export function giveFocus(area: HTMLElement, place: FocusPlace): boolean {
  const field = fieldAt(area, place);
  if (!field) return false;
  // A field may select all of its text on focus, and the next key press would replace it. `flushSync` ends that handler
  // before the caret is set.
  flushSync(() => field.focus({ preventScroll: true }));
  if (isText(field)) {
    if (place.typed !== null && place.typed !== field.value) retype(field, place.typed);
    if (place.selection) field.setSelectionRange(place.selection.start, place.selection.end, place.selection.direction);
  } else if (place.selection) selectFormatted(field, place.selection);
  field.scrollTop = place.scrollTop;
  return true;
}

/**
 * Sets the text as if it had been typed. Uses the setter of the prototype, because React overrides the setter of the
 * element.
 */
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

/**
 * React generates some names, such as those of radio buttons, from a counter. In another version the same name may
 * belong to another field.
 */
const isGenerated = (name: string): boolean => /^[_:«]r/.test(name);

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Input types with a caret; for others, `setSelectionRange` throws. */
const withCaret = new Set(['text', 'search', 'url', 'tel', 'password']);

export const isText = (field: Element): field is TextField =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && withCaret.has(field.type));

/** Returns true also while a password field shows its text. */
export const isForSecret = ({ type, autocomplete }: TextField): boolean =>
  type === 'password' || /password|one-time-code/.test(autocomplete);

function selectionOf(field: HTMLElement): FocusPlace['selection'] {
  if (field.isContentEditable) return formattedSelection(field);
  if (!isText(field)) return null;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  if (selectionStart === null || selectionEnd === null) return null;
  return { start: selectionStart, end: selectionEnd, direction: selectionDirection ?? 'none' };
}
