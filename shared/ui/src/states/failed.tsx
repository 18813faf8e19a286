import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { CopyText } from '../values/copy-text';
import { Icon } from '../icon/icon';
import classes from './states.module.css';

/** Props of `Failed`. */
export interface FailedProps {
  /** The failed operation. Default: the page stopped working. */
  title?: string | undefined;
  message?: string | undefined;
  /** Trace id for support. */
  traceId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The code of the page could not be loaded. */
  isMissing?: boolean;
  /** Further actions after Retry. */
  children?: ReactNode;
}

/**
 * Failure of a page or operation: what failed, what is still saved, a retry button, and the trace id. Tests find every
 * failed load by `data-state="failed"`.
 */
export function Failed({ title, message, traceId, onRetry, isMissing, children }: FailedProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.failedArea}>
      <div className={classes.failed} role="alert" data-state="failed">
        <div className={classes.failedBody}>
          <span className={classes.failedIcon}>
            <Icon name="error" />
          </span>
          <div>
            <p className={classes.stateTitle}>{title ?? t(isMissing ? 'page.missing' : 'page.broken')}</p>
            <p className={classes.stateText}>{message ?? t(isMissing ? 'moduleMessage' : 'failedMessage')}</p>
            {traceId !== undefined && <p className={classes.stateText}>{t('failedAgain')}</p>}
            <div className={classes.failedActions}>
              {onRetry && (
                <Button variant="primary" size="small" onClick={onRetry}>
                  {t('retry')}
                </Button>
              )}
              {children}
            </div>
          </div>
        </div>
        {traceId !== undefined && (
          <div className={classes.stateFoot}>
            <span>{t('errorId')}</span>
            <CopyText text={traceId} />
          </div>
        )}
      </div>
    </div>
  );
}
