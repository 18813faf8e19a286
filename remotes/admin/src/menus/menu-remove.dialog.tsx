import { codes } from '@console/contracts';
import { type MenuRecord, removeMenu } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { CallRefused, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

interface MenuRemoveDialogProps {
  menu: MenuRecord;
  onChanged: () => void;
  onClose: () => void;
}

/** Takes the menu away; the page that it led to stays, for whoever knows its address. */
export default function MenuRemoveDialog({ menu, onChanged, onClose }: MenuRemoveDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const name = useLocalText()(menu.names);
  const { progress, send } = useOperation(removeMenu);
  const start = { url: menu.url, version: menu.version };
  const { bind, form } = usePageForm({ schema: removeMenu.input, start });
  const { values, set, touch, errorOf } = form;

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
  return (
    <FormDialog
      title={t('menus.removeOf', { name })}
      bind={bind}
      close={t('release.cancel')}
      submit={{ label: t('menus.remove'), isSending: progress.at === 'sending', isDangerous: true }}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{t('menus.removeEffect')}</p>
      <Field label={t('release.why')} required width="full" error={errorOf('why')} hint={t('menus.whyHint')}>
        <TextArea
          value={values.why ?? ''}
          lengthMax={500}
          onChange={(text) => set('why', text)}
          onBlur={() => touch('why')}
        />
      </Field>
      {why && <Notice tone="warn">{t(why)}</Notice>}
      {failure && !why && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

/** Refusals that there is more to say about than their code tells. */
const refusals: Readonly<Record<number, string>> = {
  [codes.versionConflict]: 'menus.conflict',
  [codes.transition]: 'menus.hasBelow',
};
