import type { RemoteInput, Mounted } from '../mounting/orchestrator';
import { isDirty } from '../tabs/tab-marks';
import { untouchedMs } from './last-touch';
import type { Moment } from './moment.rules';

/** What is going on right now in the pages of a mounted version. */
export function momentOf({ element, registry }: Mounted, { pages }: RemoteInput): Moment {
  const { activeElement } = document;
  return {
    isDirty: pages.some(({ key }) => isDirty(key)),
    isBusy: registry.isBusy(),
    isTyping:
      activeElement !== null && element.contains(activeElement) && activeElement.matches('input, textarea, select'),
    hasDialog: element.querySelector('dialog[open], [popover]:popover-open') !== null,
    untouchedMs: untouchedMs(),
  };
}
