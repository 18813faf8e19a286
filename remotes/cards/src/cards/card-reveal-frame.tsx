import { languageOf, type OutputOf } from '@console/contracts';
import type { requestReveal } from '@console/contracts/cards';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './card-view.module.css';

type RemoteInput = OutputOf<typeof requestReveal>;

interface CardRevealFrameProps {
  grant: RemoteInput;
  /** Escape was pressed in the frame, where no key of ours is heard. */
  onDismiss: () => void;
}

/**
 * The frame that shows the number. It lives on an origin of its own, so nothing here can read it; all that goes in is
 * the ticket, and only to that origin.
 */
export function CardRevealFrame({ grant: { ticket, frame, stepUp }, onDismiss }: CardRevealFrameProps) {
  const { t, i18n } = useTranslation();
  const ref = useRef<HTMLIFrameElement>(null);
  const { origin } = new URL(frame);
  const dismiss = useEffectEvent(onDismiss);
  // Before the browser paints: the frame says that it is ready once, and must be heard.
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
