import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextButton } from '../actions/text-button';
import { Notice } from '../states/notice';
import { type Toast, toastStore } from './toast-store';
import classes from './toast.module.css';

const shownMs = 6_000;

/** Without popover support, toasts are below dialogs. */
const hasPopovers = 'showPopover' in HTMLElement.prototype;

/** Container of the toasts; the shell has exactly one. */
export function ToastHost() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const host = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  // The top layer is in order of display, so displaying the host again moves it above a dialog that was opened later.
  useEffect(() => {
    const element = host.current;
    if (!element || newest === undefined || !hasPopovers) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);
  return (
    <section ref={host} popover="manual" className={classes.host} aria-label={t('notifications')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Toast that disappears after a while, except while it is hovered or focused. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const [isHeld, setHeld] = useState(false);
  const close = () => toastStore.close(toast.id);
  useEffect(() => {
    if (isHeld || toast.tone === 'bad') return;
    const timer = setTimeout(() => toastStore.close(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={classes.toast} {...hold}>
      <Notice tone={toast.tone}>{toast.text}</Notice>
      {toast.action && (
        <TextButton onClick={() => [toast.action?.onSelect(), close()]}>{toast.action.label}</TextButton>
      )}
      <IconButton size="small" icon="close" label={t('close')} onClick={close} />
    </div>
  );
}
