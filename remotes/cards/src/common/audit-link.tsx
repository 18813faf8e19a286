import { useShell } from '@console/remote-kit';
import { pageHref } from '@console/screens';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Link to an audit log entry. */
export function AuditLink({ objectId, lineId }: { objectId: string; lineId: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  return (
    <TextLink href={pageHref('opt-information', { q: objectId, line: lineId })} onNavigate={navigate}>
      {t('timeline.audit')}
    </TextLink>
  );
}
