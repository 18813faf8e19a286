import { codes } from '@console/contracts';
import { type MenuRecord, removeMenu } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { CallRefused, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './menus.module.css';

interface MenuRemoveDialogProps {
  menu: MenuRecord;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the menu away; the page that it led to stays, for whoever knows its address. */
export default function MenuRemoveDialog({ menu, onChanged, onClose }: MenuRemoveDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const name = useLocalText()(menu.names);
  const { progress, send } = useOperation(removeMenu);
  const start = { url: menu.url, version: menu.version };
  const { bind, form } = usePageForm({ schema: removeMenu.input, start });
  const { values, set, leave, errorOf } = form;

  const remove = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t('menus.removed', { name }) });
      onChanged();
      onClose();
    }
    if (sent?.at === 'refused') onChanged();
  };
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  const why = failure && refusals[failure.code];
  const actions = (
    <>
      <Button onClick={onClose}>{t('release.cancel')}</Button>
      <Button variant="danger" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t('menus.remove')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('menus.removeOf', { name })} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => [event.preventDefault(), void remove()]}
      >
        <p>{t('menus.removeEffect')}</p>
        <Field label={t('release.why')} required width="full" error={errorOf('why')} hint={t('menus.whyHint')}>
          <TextArea
            value={values.why ?? ''}
            lengthMax={500}
            onChange={(text) => set('why', text)}
            onBlur={() => leave('why')}
          />
        </Field>
        {why && <Notice tone="warn">{t(why)}</Notice>}
        {failure && !why && <CallRefused failure={failure} />}
      </form>
    </Dialog>
  );
}

/** Refusals that there is more to say about than their code tells. */
const refusals: Readonly<Record<number, string>> = {
  [codes.versionConflict]: 'menus.conflict',
  [codes.transition]: 'menus.hasBelow',
};
