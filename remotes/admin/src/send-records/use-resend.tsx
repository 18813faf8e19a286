import type { SendRecord, SendRecordDetail } from '@console/contracts/send-records';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import { sendRecord } from '@console/contracts/send-records';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';

const ResendDialog = lazyComponent(() => import('./resend.dialog'));

const shape = { record: sendRecord } as const;

/** Sending a mail once more, from its row and from its page. */
export function useResend(onDone: (repeated: SendRecordDetail) => void, onChanged: () => void) {
  const { t } = useTranslation();
  const asking = useDialog('resend', shape);
  return {
    actionsOf: (record: SendRecord): RowAction[] =>
      record.allowedActions.map(({ action, enabled, reason }) => ({
        key: action,
        label: t('sendRecord.resend'),
        icon: 'refresh',
        onClick: () => asking.open({ record }),
        ...(enabled ? {} : { disabled: true, reason: t(`sendRecord.barred.${reason ?? ''}`) }),
      })),
    dialog: asking.show(({ record }) => (
      <ResendDialog record={record} onDone={onDone} onChanged={onChanged} onClose={asking.close} />
    )),
  };
}
