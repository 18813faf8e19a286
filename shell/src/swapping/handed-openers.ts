import { openerOf, setOpener } from '@console/ui';
import { fieldAt, placeOf } from './focus-place';

const dialogsIn = (area: HTMLElement) => [...area.querySelectorAll<HTMLDialogElement>('dialog[open]')];

/**
 * Assigns openers to the dialogs of the next version. After closing, a dialog returns the focus to its opener, which is
 * another element in the next version. The element that is focused while the dialogs mount belongs to the old version.
 */
export function handOpeners(from: HTMLElement, to: HTMLElement): void {
  const after = dialogsIn(to);
  for (const [index, dialog] of dialogsIn(from).entries()) {
    const [opener, next] = [openerOf(dialog), after[index]];
    if (!opener || !next) continue;
    const place = from.contains(opener) ? placeOf(from, opener) : null;
    const there = place ? fieldAt(to, place) : opener;
    if (there) setOpener(next, there);
  }
}
