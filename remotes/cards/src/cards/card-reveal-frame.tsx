import { languageOf, type OutputOf } from '@console/contracts';
import type { requestReveal } from '@console/contracts/cards';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './card-view.module.css';

type RemoteInput = OutputOf<typeof requestReveal>;

interface CardRevealFrameProps {
  grant: RemoteInput;
  /** Called when Escape is pressed in the frame, where the console receives no key events. */
  onDismiss: () => void;
}

/**
 * Frame with the card number. Its own origin prevents the console from reading the number; the console only posts the
 * ticket, to that origin.
 */
export function CardRevealFrame({ grant: { ticket, frame, stepUp }, onDismiss }: CardRevealFrameProps) {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(frame);
  const dismiss = useEffectEvent(onDismiss);
  // A layout effect, so that the listener exists before the frame posts `ready`, which it does once.
  useLayoutEffect(() => {
    const respond = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const target = ref.current?.contentWindow;
      if (!target || source !== target || from !== origin) return;
      const news: unknown = Object(data)['reveal'];
      if (news === 'ready') target.postMessage({ ticket }, origin);
      if (news === 'dismissed') dismiss();
    };
    window.addEventListener('message', respond);
    return () => window.removeEventListener('message', respond);
  }, [origin, ticket]);
  const shown = new URLSearchParams({
    console: window.location.origin,
    language: languageOf(i18n.language),
    theme: document.body.getAttribute('arco-theme') ?? 'light',
    stepUp,
  });
  return (
    <iframe
      ref={ref}
      className={classes.reveal}
      src={`${frame}?${shown}`}
      title={t('card.reveal.frame')}
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="clipboard-write"
      referrerPolicy="no-referrer"
    />
  );
}
