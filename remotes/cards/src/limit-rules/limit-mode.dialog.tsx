import {
  changeLimitRuleMode,
  type LimitMode,
  limitRule,
  type LimitRule,
  readLimitRule,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import {
  type ActionProps,
  CallRefused,
  currentOf,
  useLocalText,
  useOperation,
  usePageForm,
  useRecord,
} from '@console/screens';
import { Notice } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { TrialNotice } from './limit-trial';

type ShownRule = Pick<LimitRule, 'id' | 'name' | 'version'>;

/** Puts a rule on trial, in force or out of it, after what that means was shown. */
export default function LimitModeDialog({
  action: to,
  record: rule,
  onChanged,
  onClose,
}: ActionProps<ShownRule, LimitMode>) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const textOf = useLocalText();
  const { progress, send } = useOperation(changeLimitRuleMode);
  const { bind, form } = usePageForm({
    schema: changeLimitRuleMode.input,
    start: { id: rule.id, version: rule.version, to },
  });
  const name = textOf(rule.name);
  const trial = useRecord(readLimitRule, to === 'ACTIVE' ? { id: rule.id } : null).result.data?.trial;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`limit.done.${to}`, { name }) });
      onChanged();
      onClose();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, limitRule) : undefined;
    if (current) {
      form.set('version', current.version);
      onChanged();
    }
  };
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  const isConflict = failure !== null && currentOf(failure, limitRule) !== undefined;
  return (
    <FormDialog
      title={t(`limit.ask.${to}`, { name })}
      bind={bind}
      close={t('card.close')}
      submit={{
        label: t(`limit.action.${to}`),
        isSending: progress.at === 'sending',
        isDangerous: to === 'INACTIVE',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <Notice>{t(`limit.effect.${to}`)}</Notice>
      {trial && <TrialNotice trial={trial} />}
      <Field label={t('card.note')} width="full" error={form.errorOf('note')}>
        <TextArea
          value={form.values.note ?? ''}
          lengthMax={500}
          onChange={(note) => form.set('note', note)}
          onBlur={() => form.touch('note')}
        />
      </Field>
      {isConflict && <Notice tone="warn">{t('limit.changed')}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
