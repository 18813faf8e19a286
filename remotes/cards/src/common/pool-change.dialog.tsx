import { freezeShareGroup, unfreezeShareGroup } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, usePageForm } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Checkbox } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type GroupDialogProps, versionNow } from './group-dialog';
import classes from './group.module.css';

const operations = { FREEZE: freezeShareGroup, UNFREEZE: unfreezeShareGroup };

/** Freezing or unfreezing a group alone, or with its cards as a job. */
export default function GroupSwitchDialog(props: GroupDialogProps & { deed: 'FREEZE' | 'UNFREEZE' }) {
  const { deed, group, onChanged, onJob, onClose } = props;
  const { t } = useTranslation();
  const { notify, showJobs } = useShell();
  const formId = useId();
  const { progress, send } = useOperation(operations[deed]);
  const count = deed === 'FREEZE' ? group.cards.active : group.cards.frozen;
  const { bind, form } = usePageForm({
    schema: operations[deed].input,
    start: { id: group.id, version: group.version, withCards: count > 0 },
  });
  const { name } = group;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      const { job } = sent.data;
      onChanged();
      onClose();
      if (job) {
        onJob(job.id);
        showJobs();
      } else notify({ tone: 'ok', text: t(`group.done.${deed}`, { name }) });
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
        <Notice>{t(`group.effect.${deed}`)}</Notice>
        {count > 0 && (
          <Checkbox checked={form.values.withCards ?? false} onChange={(withCards) => form.set('withCards', withCards)}>
            {t(`group.withCards.${deed}`, { count })}
          </Checkbox>
        )}
        {'failure' in progress && <CallRefused failure={progress.failure} />}
      </form>
    </Dialog>
  );
}
