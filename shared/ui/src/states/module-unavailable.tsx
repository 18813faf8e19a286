import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { CopyText } from '../values/copy-text';
import { StatePage } from './state-page';

/** Props of `ModuleUnavailable`. */
export interface ModuleUnavailableProps {
  /** Name of the module in the user's language. */
  name: string;
  /** Version at the bottom, such as `cards 1.4.0`. */
  version?: string | undefined;
  message?: string | undefined;
  traceId?: string | undefined;
  onRetry: () => void;
}

/** State of an unavailable remote; the rest of the console works. */
export function ModuleUnavailable({ name, version, message, traceId, onRetry }: ModuleUnavailableProps) {
  const { t } = useTranslation('ui');
  const footer = (version !== undefined || traceId !== undefined) && (
    <>
      <span>{version}</span>
      {traceId !== undefined && <CopyText text={traceId} />}
    </>
  );
  return (
    <StatePage
      picture="module"
      role="alert"
      title={t('moduleTitle', { name })}
      message={message ?? t('moduleMessage')}
      footer={footer || undefined}
    >
      <Button onClick={onRetry}>{t('tryNow')}</Button>
    </StatePage>
  );
}
