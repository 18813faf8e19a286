import { type BinStatus, type CardBin, cardBin, changeCardBinStatus } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, currentOf, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

interface BinStatusDialogProps {
  to: BinStatus;
  bin: Pick<CardBin, 'id' | 'bin' | 'version'>;
  /** The BIN is not what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

/** Puts a BIN online, into maintenance or offline, after it was said what that means. */
export default function BinStatusDialog({ to, bin, onChanged, onClose }: BinStatusDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(changeCardBinStatus);
  const { bind, form } = usePageForm({
    schema: changeCardBinStatus.input,
    start: { id: bin.id, version: bin.version, to },
  });
  const number = bin.bin;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`bin.done.${to}`, { number }) });
      onChanged();
      onClose();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, cardBin) : undefined;
    if (current) {
      form.set('version', current.version);
      onChanged();
    }
  };
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  const isConflict = failure !== null && currentOf(failure, cardBin) !== undefined;
  const missing = form.errorOf('to');
  return (
    <FormDialog
      title={t(`bin.ask.${to}`, { number })}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t(`bin.action.${to}`), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Notice>{t(`bin.effect.${to}`)}</Notice>
      <Field label={t('card.note')} width="full" error={form.errorOf('note')}>
        <TextArea
          value={form.values.note ?? ''}
          lengthMax={500}
          onChange={(note) => form.set('note', note)}
          onBlur={() => form.touch('note')}
        />
      </Field>
      {missing !== undefined && <Notice tone="bad">{missing}</Notice>}
      {isConflict && <Notice tone="warn">{t('bin.changed')}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
