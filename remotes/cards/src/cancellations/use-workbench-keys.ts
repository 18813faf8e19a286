import { nativeKeyHandler, type NativeKeyPress } from '@console/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

interface WorkbenchKeys {
  /** Element within the workbench or dialog that the keys belong to. */
  inside: RefObject<HTMLElement | null>;
  /** Actions by upper-case key. */
  actions: Record<string, (() => void) | undefined>;
  onConfirm: () => void;
}

const writing = 'textarea, select, input:not([type=radio]):not([type=checkbox])';

/** Handles the keys of the workbench outside of text fields; Ctrl+Enter confirms in text fields too. */
export function useWorkbenchKeys({ inside, actions, onConfirm }: WorkbenchKeys): void {
  const press = useEffectEvent((event: NativeKeyPress) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey || !(target instanceof Element)) return;
    const place = inside.current?.closest('dialog, [data-workbench]');
    // Dialogs on top handle their own keys. The focus moves to the body if the focused element was removed.
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
    const listener = nativeKeyHandler((event) => press(event));
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
