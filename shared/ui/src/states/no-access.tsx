import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePage } from './state-page';

/** Not for this user: which right is missing and who can give it, where that is known. */
export function NoAccess({ title, message, children }: { title?: string; message?: string; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <StatePage picture="noAccess" title={title ?? t('noAccess')} message={message ?? t('noAccessMessage')}>
      {children}
    </StatePage>
  );
}
