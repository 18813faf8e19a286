import { company, type CompanyDetail, type CompanyOverview } from '@console/contracts/company';
import { formatDateTime } from '@console/i18n';
import { lazyComponent } from '@console/remote-kit';
import { useDialog, useNow, useShown } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

const InvitationDialog = lazyComponent(() => import('./company-action.dialog'));
const acted = company.pick({ id: true, name: true, companyNo: true, version: true });

interface Props {
  company: CompanyDetail;
  invitation: CompanyOverview['invitation'];
  /** Called after the invitation was sent again. */
  onChanged: () => void;
}

/** The open invitation of the first user, with a button that sends a new invitation. */
export function InvitationNotice({ company: record, invitation, onChanged }: Props) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const now = useNow();
  const { open, close, show } = useDialog('company invitation', { record: acted });
  if (!invitation) return null;
  const { email, sentAt, expiresAt } = invitation;
  const hasExpired = new Date(expiresAt) <= now;
  const times = { email, sent: formatDateTime(sentAt, zone), end: formatDateTime(expiresAt, zone) };
  const mayResend = record.allowedActions.some(({ action, enabled }) => action === 'RESEND_INVITATION' && enabled);
  return (
    <>
      <Notice
        tone={hasExpired ? 'warn' : 'info'}
        title={t(hasExpired ? 'company.invitation.expired' : 'company.invitation.pending')}
      >
        {t(hasExpired ? 'company.invitation.expiredText' : 'company.invitation.pendingText', times)}{' '}
        {mayResend && (
          <Button variant="text" icon="mail" onClick={() => open({ record: acted.strip().parse(record) })}>
            {t('company.invitation.resend')}
          </Button>
        )}
      </Notice>
      {show((about) => (
        <InvitationDialog
          {...about}
          action="RESEND_INVITATION"
          onDone={onChanged}
          onChanged={onChanged}
          onClose={close}
        />
      ))}
    </>
  );
}
