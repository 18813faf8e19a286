import type { NoticeTone } from '../states/notice';
import { toastStore, type ToastAction } from './toast-store';

/** Displays a toast. Works in any React root and outside of React. */
export function notify(text: string, { tone = 'ok', action }: { tone?: NoticeTone; action?: ToastAction } = {}): void {
  toastStore.add({ text, tone, action });
}

/** Hook that returns `notify`, for libraries that expect a hook. */
export const useToast = (): typeof notify => notify;
