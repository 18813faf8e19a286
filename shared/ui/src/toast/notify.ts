import type { NoticeTone } from '../states/notice';
import { toastStore, type ToastAction } from './toast-store';

/** Shows a short message at the edge of the window; works from any React root and outside of React. */
export function notify(text: string, { tone = 'ok', action }: { tone?: NoticeTone; action?: ToastAction } = {}): void {
  toastStore.add({ text, tone, action });
}

/** `notify` for those who expect a hook. */
export const useToast = (): typeof notify => notify;
