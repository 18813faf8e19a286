import type { SlotPlace } from '@console/remote-kit';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { slotOf } from '../drafts/draft.rules';
import { isDirty } from '../tabs/tab-marks';
import { partOf } from './contributions.rules';

/** Place of a contribution, visible, or hidden with unsaved input. */
export interface Place extends Omit<SlotPlace, 'element'> {
  key: string;
  /**
   * Managed by the shell and stable for the lifetime of the place: another version of the surrounding page adopts it
   * together with the mounted contribution.
   */
  element: HTMLElement;
  isSeen: boolean;
}

const places = atom<ReadonlyMap<string, Place>>(new Map<string, Place>());

/** Places of contributions, by key of page, slot and name. */
export const placesAtom = atom((get) => get(places));

/** Element of the page that currently contains each place. */
const holders = new Map<string, HTMLElement>();

function write(key: string, place: Place | null): void {
  const next = new Map(store.get(places));
  if (place) next.set(key, place);
  else next.delete(key);
  store.set(places, next);
}

/** Its layout belongs to the surrounding page; see shell.css. */
function newElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'vcc-slot';
  return element;
}

/** Shows a contribution in a slot of a page. Returns a function that reports the slot as removed or hidden. */
export function show({ element: holder, ...slotPlace }: SlotPlace): () => void {
  const key = slotOf({ page: slotPlace.page, part: partOf(slotPlace) });
  const element = store.get(places).get(key)?.element ?? newElement();
  holders.set(key, holder);
  move(element, holder);
  write(key, { ...slotPlace, key, element, isSeen: true });
  return () => {
    // Another version of the page has adopted the place.
    if (holders.get(key) !== holder) return;
    hide(key);
    // React removes the slot from the document after this callback; a slot that is only hidden stays.
    queueMicrotask(() => {
      if (holders.get(key) === holder && !holder.isConnected && !isDirty(key)) forget(key);
    });
  };
}

/** Moves the element; browsers with `moveBefore` preserve focus, caret and scroll. */
function move(element: HTMLElement, holder: HTMLElement): void {
  if (element.parentElement === holder) return;
  if (element.isConnected && holder.isConnected && 'moveBefore' in holder) holder.moveBefore(element, null);
  else holder.append(element);
}

function hide(key: string): void {
  const place = store.get(places).get(key);
  if (place) write(key, { ...place, isSeen: false });
}

function forget(key: string): void {
  holders.delete(key);
  write(key, null);
}

/** Removes the places of closed pages. */
export function forgetPlacesExcept(pages: ReadonlySet<string>): void {
  for (const [key, { page }] of store.get(places)) if (!pages.has(page)) forget(key);
}
