import type { SlotPlace } from '@console/remote-kit';
import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { slotOf } from '../drafts/draft.rules';
import { isDirty } from '../tabs/tab-marks';
import { partOf } from './contributions.rules';

/** Where a contribution is shown, or sleeps with what was typed in it. */
export interface Place extends Omit<SlotPlace, 'element'> {
  key: string;
  /**
   * The shell's own, and the same as long as the place is known: another version of the page around it takes it over as
   * it is, with the contribution inside.
   */
  element: HTMLElement;
  isSeen: boolean;
}

const places = atom<ReadonlyMap<string, Place>>(new Map<string, Place>());

/** Where contributions are shown, by key of page, slot and name. */
export const placesAtom = atom((get) => get(places));

/** Which slot of a page holds each place now. */
const holders = new Map<string, HTMLElement>();

function write(key: string, place: Place | null): void {
  const next = new Map(store.get(places));
  if (place) next.set(key, place);
  else next.delete(key);
  store.set(places, next);
}

/** The page lays out what is in it as its own: see the style sheet of the shell. */
function newElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'vcc-slot';
  return element;
}

/** A slot of a page is there; answers how to say that it is gone, or hidden. */
export function show({ element: holder, ...slotPlace }: SlotPlace): () => void {
  const key = slotOf({ page: slotPlace.page, part: partOf(slotPlace) });
  const element = store.get(places).get(key)?.element ?? newElement();
  holders.set(key, holder);
  move(element, holder);
  write(key, { ...slotPlace, key, element, isSeen: true });
  return () => {
    // Another version of the page has taken it over.
    if (holders.get(key) !== holder) return;
    hide(key);
    // React takes the slot out of the document after it has said so; one that is only hidden stays.
    queueMicrotask(() => {
      if (holders.get(key) === holder && !holder.isConnected && !isDirty(key)) forget(key);
    });
  };
}

/** Without a blink where the browser can: focus, caret and scroll go along. */
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

/** Forgets what belongs to pages that were closed. */
export function forgetPlacesExcept(pages: ReadonlySet<string>): void {
  for (const [key, { page }] of store.get(places)) if (!pages.has(page)) forget(key);
}
