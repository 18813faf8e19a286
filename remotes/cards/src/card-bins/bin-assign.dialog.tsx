import { codes } from '@console/contracts';
import { assignCardBin, type BinAssignment } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, failureOfWhole, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { AssignFields, type Companies } from './bin-assign-fields';

interface AssignDialogProps {
  binId: string;
  /** Null for a new one. */
  record: BinAssignment | null;
  companies: Companies;
  onChanged: () => void;
  onClose: () => void;
}

/** To whom a BIN is given never changes; how many cards, when and whether at all does. */
export default function AssignDialog({ binId, record, companies, onChanged, onClose }: AssignDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const textOf = useLocalText();
  const { progress, send } = useOperation(assignCardBin);
  const { bind, form } = usePageForm({ schema: assignCardBin.input, start: startOf(binId, record) });

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t('assign.saved', { name: textOf(sent.data.company.name) }) });
      onChanged();
      onClose();
    }
    if (sent?.at === 'refused' && sent.failure.code === codes.versionConflict) onChanged();
  };
  const failure = failureOfWhole(progress);
  const isConflict = failure?.code === codes.versionConflict;
  return (
    <FormDialog
      title={t(record ? 'assign.edit' : 'assign.add')}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t('assign.save'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <AssignFields form={form} record={record} companies={companies} />
      {isConflict && <Notice tone="warn">{t('assign.changed')}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

const startOf = (binId: string, record: BinAssignment | null) => ({
  binId,
  companyId: record?.company.id,
  merchantId: record?.merchant?.id,
  enabled: record?.enabled ?? true,
  issueCap: record?.issueCap ?? undefined,
  sort: record?.sort ?? 0,
  from: record?.from ?? undefined,
  to: record?.to ?? undefined,
  version: record?.version ?? 0,
});
