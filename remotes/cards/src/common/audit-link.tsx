import { useShell } from '@console/remote-kit';
import { pageHref } from '@console/screens';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** To the line that the audit log has of an action. */
export function AuditLink({ objectId, lineId }: { objectId: string; lineId: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  return (
    <TextLink href={pageHref('opt-information', { q: objectId, line: lineId })} onNavigate={navigate}>
      {t('timeline.audit')}
    </TextLink>
  );
}
