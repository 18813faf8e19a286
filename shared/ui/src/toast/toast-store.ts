import type { NoticeTone } from '../states/notice';

/** A short message that goes by itself. */
export interface Toast {
  id: number;
  tone: NoticeTone;
  text: string;
  action?: ToastAction | undefined;
}
/** The one thing that can be done from a toast. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

const shownMax = 3;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** The toasts of the page: one list for all React roots, since the package is a singleton. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
  close: (id: number): void => replace(toasts.filter((toast) => toast.id !== id)),
  add: (toast: Omit<Toast, 'id'>): void => {
    lastId += 1;
    // What was done before is no news once something else is done, and may be true no more.
    const others = toast.tone === 'ok' ? toasts.filter(({ tone, action }) => tone !== 'ok' || action) : toasts;
    replace([...others, { ...toast, id: lastId }].slice(-shownMax));
  },
};
