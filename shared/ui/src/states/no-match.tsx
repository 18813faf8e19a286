import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { StatePage } from './state-page';

/** Props of `NoMatch`. */
export interface NoMatchProps {
  /** Names the filters. */
  title: string;
  /** Says what relaxing one would give. */
  message?: string;
  onClear?: () => void;
  /** Ways to relax a single filter, before the one that takes all away. */
  children?: ReactNode;
}

/** The filters leave nothing. */
export function NoMatch({ title, message, onClear, children }: NoMatchProps) {
  const { t } = useTranslation('ui');
  return (
    <StatePage picture="noMatch" title={title} message={message} role="status">
      {children}
      {onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    </StatePage>
  );
}
