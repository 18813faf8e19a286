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
}

/** The filters leave nothing. */
export function NoMatch({ title, message, onClear }: NoMatchProps) {
  const { t } = useTranslation('ui');
  return (
    <StatePage picture="noMatch" title={title} message={message} role="status">
      {onClear && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    </StatePage>
  );
}
