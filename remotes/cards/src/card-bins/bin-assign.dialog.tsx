import { codes } from '@console/contracts';
import { assignCardBin, type BinAssignment } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, failureOfWhole, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignFields, type Companies } from './bin-assign-fields';
import classes from './bin.module.css';

interface AssignDialogProps {
  binId: string;
  /** Null for a new one. */
  known: BinAssignment | null;
  companies: Companies;
  onChanged: () => void;
  onClose: () => void;
}

/** To whom a BIN is given never changes; how many cards, when and whether at all does. */
export default function AssignDialog({ binId, known, companies, onChanged, onClose }: AssignDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const textOf = useLocalText();
  const formId = useId();
  const { progress, send } = useOperation(assignCardBin);
  const { bind, form } = usePageForm({ schema: assignCardBin.input, start: startOf(binId, known) });

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
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      <Button variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t('assign.save')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(known ? 'assign.edit' : 'assign.add')} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        <AssignFields form={form} known={known} companies={companies} />
        {isConflict && <Notice tone="warn">{t('assign.changed')}</Notice>}
        {failure && !isConflict && <CallRefused failure={failure} />}
      </form>
    </Dialog>
  );
}

const startOf = (binId: string, known: BinAssignment | null) => ({
  binId,
  companyId: known?.company.id,
  merchantId: known?.merchant?.id,
  enabled: known?.enabled ?? true,
  issueCap: known?.issueCap ?? undefined,
  sort: known?.sort ?? 0,
  from: known?.from ?? undefined,
  to: known?.to ?? undefined,
  version: known?.version ?? 0,
});
