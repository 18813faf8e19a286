import { resendMail, sendRecord, type SendRecord, type SendRecordDetail } from '@console/contracts/send-records';
import { useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { ActionDialog, type ActionProps } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { sendRecordHref } from './send-record-pages';

/** Resends an e-mail. If it was started on the page of the e-mail, opens the page of the new e-mail. */
export default function ResendDialog({ record, onDone, onChanged, onClose }: ActionProps<SendRecord, 'RESEND'>) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const isOnPage = useSearchParams()[0].get('id') === record.id;
  const show = ({ id }: SendRecordDetail) => (isOnPage ? navigate(sendRecordHref(id)) : onDone());
  return (
    <ActionDialog
      title={t('sendRecord.resend.title', { subject: record.subject })}
      operation={resendMail}
      start={{ id: record.id, version: record.version }}
      submit={{ label: t('sendRecord.action.RESEND') }}
      effect={t('sendRecord.resend.effect', { to: record.to })}
      conflict={{ text: t('sendRecord.changed'), record: sendRecord }}
      done={t('sendRecord.resend.done')}
      onDone={show}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
