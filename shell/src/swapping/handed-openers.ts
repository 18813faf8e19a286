import { openerOf, setOpener } from '@console/ui';
import { fieldAt, placeOf } from './focus-place';

const dialogsIn = (area: HTMLElement) => [...area.querySelectorAll<HTMLDialogElement>('dialog[open]')];

/**
 * What opened the dialogs of one version has the focus again once they are closed in another. There it is another element,
 * and what has the focus while they open is what is left behind.
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
