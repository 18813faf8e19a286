import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { CopyText } from '../values/copy-text';
import { Icon } from '../icon/icon';
import classes from './states.module.css';

/** Props of `Failed`. */
export interface FailedProps {
  /** What could not be done; without one, that the page stopped working. */
  title?: string | undefined;
  message?: string | undefined;
  /** The id to quote to support. */
  traceId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** It never began: the code of the page could not be fetched. */
  isMissing?: boolean;
  /** More ways on, after Retry. */
  children?: ReactNode;
}

/** It did not work: what, what is kept, again, and the id to quote. Tests find every failed load by `data-state="failed"`. */
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
