import type { NoticeTone } from '../states/notice';

/** Short message that disappears automatically. */
export interface Toast {
  id: number;
  tone: NoticeTone;
  text: string;
  action?: ToastAction | undefined;
}
/** The single action of a toast. */
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

/** Toasts of the page. All React roots share this list, because the package is a singleton. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): readonly Toast[] => toasts,
  close: (id: number): void => replace(toasts.filter((toast) => toast.id !== id)),
  add: (toast: Omit<Toast, 'id'>): void => {
    lastId += 1;
    // A message about an earlier success is outdated after the next success.
    const others = toast.tone === 'ok' ? toasts.filter(({ tone, action }) => tone !== 'ok' || action) : toasts;
    replace([...others, { ...toast, id: lastId }].slice(-shownMax));
  },
};
