import { adjustReconItem, explainReconItem, type ReconItem } from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { CallRefused, pageHref, useOperation, usePageForm } from '@console/screens';
import { Button, Notice, TextLink } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import classes from './reconciliation.module.css';

/** Resolves an open mismatch: with an explanation, or with an adjustment that a second approver decides. */
export function ExplainForm({ item, onDone }: { item: ReconItem; onDone: () => void }) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const explaining = useOperation(explainReconItem);
  const adjusting = useOperation(adjustReconItem);
  const { bind, form } = usePageForm(
    { schema: explainReconItem.input, start: { id: item.id, version: item.version } },
    'explain',
  );
  const settle = async ({ send }: typeof explaining, announced: string) => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') notify({ tone: 'ok', text: t(announced) });
    if (sent) onDone();
  };
  const failed = [explaining.progress, adjusting.progress].find((one) => 'failure' in one);
  if (item.review !== null) return <WaitsForReview reviewNo={item.review.reviewNo} />;
  return (
    <form
      ref={bind}
      className={classes.parts}
      noValidate
      onSubmit={(event) => [event.preventDefault(), void settle(explaining, 'recon.explained')]}
    >
      <Field required label={t('recon.note')} hint={t('recon.noteHint')} width="full" error={form.errorOf('note')}>
        <TextArea
          value={form.values.note ?? ''}
          lengthMax={500}
          onChange={(note) => form.set('note', note)}
          onBlur={() => form.touch('note')}
        />
      </Field>
      {failed && 'failure' in failed && <CallRefused failure={failed.failure} />}
      <div className={classes.actions}>
        <Button type="submit" loading={explaining.progress.at === 'sending'}>
          {t('recon.explain')}
        </Button>
        <Button loading={adjusting.progress.at === 'sending'} onClick={() => void settle(adjusting, 'recon.proposed')}>
          {t('recon.adjust')}
        </Button>
      </div>
    </form>
  );
}

function WaitsForReview({ reviewNo }: { reviewNo: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  return (
    <Notice title={t('recon.waits')}>
      <TextLink href={pageHref('cards-cancel-review', { q: reviewNo })} onNavigate={navigate}>
        {reviewNo}
      </TextLink>
    </Notice>
  );
}
