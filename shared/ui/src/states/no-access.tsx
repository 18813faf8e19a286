import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePage } from './state-page';

/** State of a page without permission: the missing permission and the users who can grant it, if they are known. */
export function NoAccess({ title, message, children }: { title?: string; message?: string; children?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <StatePage picture="noAccess" title={title ?? t('noAccess')} message={message ?? t('noAccessMessage')}>
      {children}
    </StatePage>
  );
}
