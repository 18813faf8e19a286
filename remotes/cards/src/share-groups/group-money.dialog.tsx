import { topUpShareGroup, withdrawShareGroup } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, usePageForm } from '@console/screens';
import { Amount, Button, Facts } from '@console/ui';
import { AmountInput, Field } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type GroupDialogProps, versionNow } from './group-dialog';
import classes from './group.module.css';

const operations = { TOPUP: topUpShareGroup, WITHDRAW: withdrawShareGroup };

export default function GroupMoneyDialog(props: GroupDialogProps & { deed: 'TOPUP' | 'WITHDRAW' }) {
  const { deed, group, onChanged, onClose } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const operation = operations[deed];
  const { progress, send } = useOperation(operation);
  const { bind, form } = usePageForm({ schema: operation.input, start: { id: group.id, version: group.version } });
  const { name, currency } = group;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`group.done.${deed}`, { name }) });
      onChanged();
      onClose();
    }
    const version = sent?.at === 'refused' ? versionNow(sent.failure) : undefined;
    if (version !== undefined) {
      form.set('version', version);
      onChanged();
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      <Button variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t(`group.${deed}`)}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(`group.title.${deed}`, { name })} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        <Facts items={[{ label: t('group.available'), value: <Amount value={group.available} /> }]} />
        <Field
          required
          width="full"
          label={t('group.amount')}
          hint={t(`group.feeAbout.${deed}`)}
          error={form.errorOf('amount')}
        >
          <AmountInput
            currency={currency}
            value={form.values.amount?.amount ?? ''}
            onChange={(amount) => form.set('amount', amount === '' ? undefined : { amount, currency })}
            onBlur={() => form.leave('amount')}
          />
        </Field>
        {'failure' in progress && <CallRefused failure={progress.failure} />}
      </form>
    </Dialog>
  );
}
