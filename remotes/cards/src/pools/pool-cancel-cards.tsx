import { cancelReasons, checkReason } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useDicts, useOperation, usePageForm } from '@console/screens';
import { Field, Select, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { poolDicts } from './pool-dicts';
import type { PoolKind } from './pool-kind';
import classes from './pool.module.css';

interface PoolCancelCardsProps {
  kind: PoolKind;
  id: string;
  formId: string;
  onJob: (jobId: string) => void;
  onClose: () => void;
}

/** Requests the cancellation of all cards of a pool; another approver decides each request. */
export function PoolCancelCards({ kind, id, formId, onJob, onClose }: PoolCancelCardsProps) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const { label } = useDicts(poolDicts);
  const operation = kind.operations.CANCEL_CARDS;
  const { progress, send } = useOperation(operation);
  const { bind, form } = usePageForm({
    schema: operation.input,
    start: { id },
    rules: ({ reason = '', note }) => checkReason(reason, note?.trim()),
  });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    onJob(sent.data.id);
    onClose();
    showJobs();
  };
  return (
    <form
      ref={bind}
      id={formId}
      noValidate
      className={classes.dialogForm}
      onSubmit={(event) => [event.preventDefault(), void save()]}
    >
      <p className={classes.muted}>{t(`pool.cancelCardsAbout.${kind.text}`)}</p>
      <Field label={t('card.reason')} required width="full" error={form.errorOf('reason')}>
        <Select
          options={cancelReasons.map((value) => ({ value, label: label('cancel_reason', value) }))}
          value={form.values.reason}
          onChange={(chosen) =>
            form.set(
              'reason',
              cancelReasons.find((one) => one === chosen),
            )
          }
        />
      </Field>
      <Field label={t('card.note')} required={form.values.reason === 'OTHER'} width="full" error={form.errorOf('note')}>
        <TextArea
          value={form.values.note ?? ''}
          lengthMax={500}
          onChange={(note) => form.set('note', note)}
          onBlur={() => form.touch('note')}
        />
      </Field>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </form>
  );
}
