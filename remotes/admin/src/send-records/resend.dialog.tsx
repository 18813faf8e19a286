import { resendMail, sendRecord, type SendRecord, type SendRecordDetail } from '@console/contracts/send-records';
import { ActionDialog } from '@console/screens';
import { useTranslation } from 'react-i18next';

interface ResendDialogProps {
  record: SendRecord;
  onDone: (repeated: SendRecordDetail) => void;
  onChanged: () => void;
  onClose: () => void;
}

export default function ResendDialog({ record, onDone, onChanged, onClose }: ResendDialogProps) {
  const { t } = useTranslation();
  return (
    <ActionDialog
      title={t('sendRecord.resend.title', { subject: record.subject })}
      operation={resendMail}
      start={{ id: record.id, version: record.version }}
      submit={{ label: t('sendRecord.resend') }}
      effect={t('sendRecord.resend.effect', { to: record.to })}
      conflict={{ text: t('sendRecord.changed'), record: sendRecord }}
      done={t('sendRecord.resend.done')}
      onDone={onDone}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
