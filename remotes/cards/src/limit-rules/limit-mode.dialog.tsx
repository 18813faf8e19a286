import { changeLimitRuleMode, type LimitMode, limitRule, type LimitRule } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, currentOf, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './limit.module.css';

interface LimitModeDialogProps {
  to: LimitMode;
  rule: Pick<LimitRule, 'id' | 'name' | 'version'>;
  /** The rule is not what the page shows. */
  onChanged: () => void;
  onClose: () => void;
}

/** Puts a rule on trial, in force or out of it, after it was said what that means. */
export default function LimitModeDialog({ to, rule, onChanged, onClose }: LimitModeDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const textOf = useLocalText();
  const formId = useId();
  const { progress, send } = useOperation(changeLimitRuleMode);
  const { bind, form } = usePageForm({
    schema: changeLimitRuleMode.input,
    start: { id: rule.id, version: rule.version, to },
  });
  const name = textOf(rule.name);

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
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      <Button variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t(`limit.deed.${to}`)}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(`limit.ask.${to}`, { name })} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        <Notice>{t(`limit.effect.${to}`)}</Notice>
        <Field label={t('card.note')} width="full" error={form.errorOf('note')}>
          <TextArea
            value={form.values.note ?? ''}
            lengthMax={500}
            onChange={(note) => form.set('note', note)}
            onBlur={() => form.leave('note')}
          />
        </Field>
        {isConflict && <Notice tone="warn">{t('limit.changed')}</Notice>}
        {failure && !isConflict && <CallRefused failure={failure} />}
      </form>
    </Dialog>
  );
}
