import { explainReconItem, type ReconItem } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, usePageForm } from '@console/screens';
import { Button } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import classes from './reconciliation.module.css';

/** Settles an open difference by saying what it comes from. */
export function ExplainForm({ item, onDone }: { item: ReconItem; onDone: () => void }) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(explainReconItem);
  const { bind, form } = usePageForm(
    { schema: explainReconItem.input, start: { id: item.id, version: item.version } },
    'explain',
  );
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') notify({ tone: 'ok', text: t('recon.explained') });
    if (sent) onDone();
  };
  return (
    <form ref={bind} className={classes.parts} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <Field required label={t('recon.note')} hint={t('recon.noteHint')} width="full" error={form.errorOf('note')}>
        <TextArea
          value={form.values.note ?? ''}
          lengthMax={500}
          onChange={(note) => form.set('note', note)}
          onBlur={() => form.leave('note')}
        />
      </Field>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
      <Button type="submit" loading={progress.at === 'sending'}>
        {t('recon.explain')}
      </Button>
    </form>
  );
}
