import type { CallFailure } from '@console/api';
import { CopyText, Failed, Notice } from '@console/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../use-shown';
import { failureText } from './failure-of';
import type { Refusal } from './use-versioned-operation';

/** Replaces content that could not be loaded: title, reason, a retry button, and the trace id. */
export function CallFailed({ title, failure, onRetry }: { title: string; failure: CallFailure; onRetry: () => void }) {
  const language = useLanguage();
  return <Failed title={title} message={failureText(failure, language)} traceId={failure.traceId} onRetry={onRetry} />;
}

/** Error above the buttons of a form whose submission was refused or not confirmed. Typed values are kept. */
export function CallRefused({ failure }: { failure: CallFailure }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { mayBeDone, traceId } = failure;
  const text = failureText(failure, language);
  return (
    <Notice tone={mayBeDone ? 'warn' : 'bad'} title={mayBeDone ? t('kit.unknown') : text}>
      {mayBeDone && <p>{t('kit.unknownText', { reason: text })}</p>}
      {traceId !== undefined && (
        <span>
          {t('kit.errorId')} <CopyText text={traceId} />
        </span>
      )}
    </Notice>
  );
}

/**
 * Error of a form about a record: `changed` if another user changed the record, otherwise why the change was refused.
 * It scrolls into view, because a long form or history can push it out of the window.
 */
export function ChangeRefused({ failure, newer, changed }: Refusal<unknown> & { changed: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  return (
    <div ref={place}>
      {newer === undefined ? <CallRefused failure={failure} /> : <Notice tone="warn">{changed}</Notice>}
    </div>
  );
}
