import type { AuditedObject } from '@console/contracts/areas';
import { useShell } from '@console/remote-kit';
import { useCan } from '@console/session';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { pageHref } from '../page-href';

/** Props of `AuditHistoryLink`. */
interface AuditHistoryLinkProps {
  kind: AuditedObject;
  id: string;
}

/** Link from a record to its audit log entries, for users with access to the log. */
export function AuditHistoryLink({ kind, id }: AuditHistoryLinkProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const seesAudit = useCan('admin.audit.view');
  if (!seesAudit) return null;
  return (
    <TextLink href={pageHref('opt-information', { objectType: kind, objectId: id })} onNavigate={navigate}>
      {t('kit.auditHistory')}
    </TextLink>
  );
}
