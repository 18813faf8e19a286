import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { isDirty } from '../tabs/tab-marks';
import { isComposingIn } from '@console/ui';
import { untouchedMs } from './last-touch';
import type { Moment } from './moment.rules';

/** Returns the current user activity in the pages of a mounted version. */
export function momentOf({ element, registry }: Mounted, { pages }: RemoteInput): Moment {
  const { activeElement } = document;
  return {
    isDirty: pages.some(({ key }) => isDirty(key)),
    isBusy: registry.isBusy(),
    isComposing: isComposingIn(element),
    hasOpenList: element.querySelector('[popover]:popover-open') !== null,
    isTyping:
      activeElement !== null &&
      element.contains(activeElement) &&
      activeElement.matches('input, textarea, select, [contenteditable=true]'),
    hasDialog: element.querySelector('dialog[open]') !== null,
    untouchedMs: untouchedMs(),
  };
}
