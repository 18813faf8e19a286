import { flushSync } from 'react-dom';
import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { focusPlaceIn, giveFocus } from './focus-place';
import { lostPlaceIn } from './lost-focus';

/**
 * The pages of one version go on in another, within one task: state, sight, focus and caret. Whatever is pressed in
 * the meantime waits in the browser's queue and reaches the new fields.
 */
export function switchOver(from: Mounted, to: Mounted, remoteInput: RemoteInput): void {
  const place = focusPlaceIn(from.element) ?? lostPlaceIn(from.element);
  to.registry.takeOver(from.registry);
  // First, because what is not laid out cannot be scrolled; nothing is painted before this task ends.
  to.element.hidden = false;
  flushSync(() => to.update(remoteInput));
  to.registry.settle();
  from.element.hidden = true;
  if (place) giveFocus(to.element, place);
  from.sleep();
}
