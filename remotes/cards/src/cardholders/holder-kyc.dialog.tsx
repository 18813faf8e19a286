import { type InputOf, addMonths } from '@console/contracts';
import { type Cardholder, cardholderDetail, changeCardholderKyc, checkKyc } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, currentOf, failureOfWhole, type Form, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { DateInput } from '@console/ui/date';
import { Field, TextArea } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import type { KycStep } from './holder-kyc.rules';
import { useToday } from './use-today';

interface HolderKycDialogProps {
  step: KycStep;
  holder: Pick<Cardholder, 'id' | 'name' | 'version'>;
  onChanged: () => void;
  onClose: () => void;
}

/** How long somebody is known where nobody says otherwise. */
const usualMonths = 24;

/** What a step means for new cards is shown first; whoever is turned down is told why, whoever passes until when. */
export default function HolderKycDialog({ step, holder, onChanged, onClose }: HolderKycDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const today = useToday();
  const { progress, send } = useOperation(changeCardholderKyc);
  const { bind, form } = usePageForm({
    schema: changeCardholderKyc.input,
    start: {
      id: holder.id,
      version: holder.version,
      to: step,
      ...(step === 'PASSED' && { validTo: addMonths(today, usualMonths) }),
    },
    rules: (values) => checkKyc({ ...values, to: step }, today),
  });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`holder.kyc.done.${step}`, { name: holder.name }) });
      onClose();
      onChanged();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, cardholderDetail) : undefined;
    if (current) {
      form.set('version', current.version);
      onChanged();
    }
  };
  const failure = failureOfWhole(progress);
  const isConflict = failure !== null && currentOf(failure, cardholderDetail) !== undefined;
  return (
    <FormDialog
      title={t(`holder.kyc.ask.${step}`, { name: holder.name })}
      bind={bind}
      close={t('card.close')}
      submit={{
        label: t(`holder.kyc.action.${step}`),
        isSending: progress.at === 'sending',
        isDangerous: step === 'REJECTED' || step === 'EXPIRED',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <Notice>{t(`holder.kyc.effect.${step}`)}</Notice>
      {step === 'PASSED' && <LastDayField form={form} />}
      <Field
        width="full"
        required={step === 'REJECTED' || step === 'EXPIRED'}
        label={t('card.reason')}
        error={form.errorOf('reason')}
      >
        <TextArea
          value={form.values.reason ?? ''}
          lengthMax={500}
          onChange={(reason) => form.set('reason', reason)}
          onBlur={() => form.touch('reason')}
        />
      </Field>
      {isConflict && <Notice tone="warn">{t('holder.changed')}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

function LastDayField({ form }: { form: Form<InputOf<typeof changeCardholderKyc>> }) {
  const { t } = useTranslation();
  return (
    <Field required width="full" label={t('holder.kyc.validTo')} error={form.errorOf('validTo')}>
      <DateInput
        value={form.values.validTo}
        onChange={(day) => form.set('validTo', day)}
        onBlur={() => form.touch('validTo')}
      />
    </Field>
  );
}
