import { nativeKeyHandler, type NativeKeyPress } from '@console/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

interface WorkbenchKeys {
  /** What lies in the workbench or the dialog whose keys these are. */
  inside: RefObject<HTMLElement | null>;
  /** By the key, in capitals. */
  actions: Record<string, (() => void) | undefined>;
  onConfirm: () => void;
}

const writing = 'textarea, select, input:not([type=radio]):not([type=checkbox])';

/** Keys of the workbench, while nothing is being written; Ctrl and Enter confirm even then. */
export function useWorkbenchKeys({ inside, actions, onConfirm }: WorkbenchKeys): void {
  const press = useEffectEvent((event: NativeKeyPress) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
    const place = inside.current?.closest('dialog, [data-workbench]');
    // What lies over the place has keys of its own. The focus falls to the page where what had it has gone.
    if (!place?.contains(target) && target !== document.body) return;
    if (!(place instanceof HTMLDialogElement) && document.querySelector('dialog[open]')) return;
    const isChord = event.ctrlKey || event.metaKey;
    if (isChord && key !== 'Enter') return;
    const action = isChord ? onConfirm : target.matches(writing) ? undefined : actions[key.toUpperCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const hear = nativeKeyHandler((event) => press(event));
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
