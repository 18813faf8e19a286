import { flushSync } from 'react-dom';
import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { endComposition } from '@console/ui';
import { focusPlaceIn, giveFocus, insideOf } from './focus-place';
import { handOpeners } from './handed-openers';
import { lostPlaceIn } from './lost-focus';
import { retypeTexts, typedTextsIn } from './typed-texts';

/**
 * Transfers the pages of one version to another within one task: state, visibility, focus and caret. Key presses during
 * the task wait in the browser's event queue and reach the new fields.
 */
export function switchOver(from: Mounted, to: Mounted, remoteInput: RemoteInput): void {
  const field = document.activeElement;
  const before = focusPlaceIn(from.element);
  endComposition(from.element);
  // The field is read again, because a composition may have ended and written its text in the meantime.
  const place = before && field instanceof HTMLElement ? { ...before, ...insideOf(field) } : lostPlaceIn(from.element);
  const texts = typedTextsIn(from.element);
  to.registry.takeOver(from.registry);
  // Elements without layout cannot be scrolled, so they are shown first. Nothing is painted before the task ends.
  to.element.hidden = false;
  flushSync(() => to.update(remoteInput));
  to.registry.settle();
  handOpeners(from.element, to.element);
  from.element.hidden = true;
  retypeTexts(to.element, texts);
  if (place) giveFocus(to.element, place);
  from.sleep();
}
