import { flushSync } from 'react-dom';
import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { endComposition } from '@console/ui';
import { focusPlaceIn, giveFocus, insideOf } from './focus-place';
import { handOpeners } from './handed-openers';
import { lostPlaceIn } from './lost-focus';
import { retypeTexts, typedTextsIn } from './typed-texts';

/**
 * The pages of one version go on in another, within one task: state, sight, focus and caret. Whatever is pressed in
 * the meantime waits in the browser's queue and reaches the new fields.
 */
export function switchOver(from: Mounted, to: Mounted, remoteInput: RemoteInput): void {
  const field = document.activeElement;
  const before = focusPlaceIn(from.element);
  endComposition(from.element);
  // A word that was being composed has only now come to its field.
  const place = before && field instanceof HTMLElement ? { ...before, ...insideOf(field) } : lostPlaceIn(from.element);
  const texts = typedTextsIn(from.element);
  to.registry.takeOver(from.registry);
  // First, because what is not laid out cannot be scrolled; nothing is painted before this task ends.
  to.element.hidden = false;
  flushSync(() => to.update(remoteInput));
  to.registry.settle();
  handOpeners(from.element, to.element);
  from.element.hidden = true;
  retypeTexts(to.element, texts);
  if (place) giveFocus(to.element, place);
  from.sleep();
}
