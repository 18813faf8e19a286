import { clockDraft, type ClockDraft, type ClockStep, clockSteps, advanceClock } from '@console/contracts/releases';
import { formatDate, formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallRefused, dayFieldsOf, fieldsOf, FormScope, useOperation, usePageForm, useShown } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, Radio } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { clockIssues, secondsOf } from './clock.rules';

const fields = { ...fieldsOf(clockDraft, 'clock'), ...dayFieldsOf(clockDraft, 'clock') };

interface ClockAdvanceDialogProps {
  /** Current platform time. */
  now: string;
  onClose: () => void;
}

/** Advances the sandbox clock. A dialog, because the advance affects all users and cannot be undone. */
export default function ClockAdvanceDialog({ now: said, onClose }: ClockAdvanceDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { zone } = useShown();
  const { progress, send } = useOperation(advanceClock);
  const time = { now: new Date(said), zone };
  const start: Partial<ClockDraft> = { step: 'HOURS' };
  const { bind, form } = usePageForm<ClockDraft>({
    schema: clockDraft,
    start,
    rules: (draft) => clockIssues(draft, time),
  });
  const { values, set, errorOf } = form;
  const seconds = secondsOf(values, time);

  const advance = async () => {
    const sent = await form.submit((draft) => send({ seconds: secondsOf(draft, time) ?? 0 }));
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('clock.done', { time: formatDateTime(sent.data.now, zone) }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('clock.title.move')}
      bind={bind}
      close={t('clock.close')}
      submit={{ label: t('clock.move'), isSending: progress.at === 'sending' }}
      onSubmit={advance}
      onClose={onClose}
    >
      <Field label={t('clock.step')} group required width="full" error={errorOf('step')}>
        <Radio<ClockStep>
          value={values.step}
          options={clockSteps.map((value) => ({ value, label: t(`clock.step.${value}`) }))}
          onChange={(step) => set('step', step)}
        />
      </Field>
      <FormScope form={form}>
        {values.step === 'DATE' ? (
          <fields.Day
            name="day"
            required
            width="full"
            min={formatDate(said, zone)}
            hint={t('clock.dayHint', { zone })}
          />
        ) : (
          <fields.Number name="count" required width="full" unit={t(`clock.unit.${values.step ?? 'HOURS'}`)} />
        )}
      </FormScope>
      {seconds !== null && seconds > 0 && clockIssues(values, time).length === 0 && (
        <p>{t('clock.then', { time: formatDateTime(new Date(time.now.getTime() + seconds * 1000), zone) })}</p>
      )}
      <Notice tone="warn">{t('clock.effect')}</Notice>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </FormDialog>
  );
}
