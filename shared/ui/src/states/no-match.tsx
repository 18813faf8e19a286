import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { StatePage } from './state-page';

/** Props of `NoMatch`. */
export interface NoMatchProps {
  /** Sentence with the active filters. */
  title: string;
  /** Sentence that explains the effect of removing a filter. */
  message?: string;
  onClear?: () => void;
  /** Buttons that each remove one filter, before the button that removes all. */
  children?: ReactNode;
}

/** State of a list whose filters match no record. */
export function NoMatch({ title, message, onClear, children }: NoMatchProps) {
  const { t } = useTranslation('ui');
  return (
    <StatePage picture="noMatch" title={title} message={message} role="status">
      {children}
      {onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    </StatePage>
  );
}
