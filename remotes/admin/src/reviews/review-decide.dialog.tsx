import type { FieldIssue, InputOf } from '@console/contracts';
import { decideReview, type Review, type ReviewDecision } from '@console/contracts/reviews';
import { useShell } from '@console/remote-kit';
import { type ActionProps, useDicts, useOperation, usePageForm, useDescriptions } from '@console/screens';
import { Facts } from '@console/ui';
import { Field, TextArea } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';
import { reviewDicts } from './review-dicts';
import { RefusedDecision } from './refused-decision';
import { ReviewCase } from './review-case';

/** Kind of review whose approval is irreversible. */
const cancelKind = 'CARD_CANCEL';

type Draft = InputOf<typeof decideReview>;

/** A rejection requires a note. */
const decisionRules = ({ decision, note }: Partial<Draft>): FieldIssue[] =>
  decision === 'REJECT' && !note?.trim() ? [{ field: 'note', code: 'REQUIRED', params: {} }] : [];

/** Decision with its effect and a note. A dialog, because decisions cannot be undone. */
export default function ReviewDecideDialog(props: ActionProps<Review, ReviewDecision>) {
  const { record: review, action: decision, onChanged, onClose } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { label } = useDicts(reviewDicts);
  const reason = { dict: review.reasonDict, code: review.reason };
  const describe = useDescriptions([reason]);
  const { progress, send } = useOperation(decideReview);
  const { bind, form } = usePageForm({
    schema: decideReview.input,
    start: { id: review.id, version: review.version, decision },
    rules: decisionRules,
  });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`review.done.${decision}`, { no: review.reviewNo }) });
      onClose();
    }
    if (sent) onChanged();
  };
  return (
    <FormDialog
      width={680}
      title={t(`review.title.${decision}`, { no: review.reviewNo })}
      bind={bind}
      close={t('review.keep')}
      submit={{
        label: t(`review.action.${decision}`),
        isSending: progress.at === 'sending',
        isDangerous: decision === 'APPROVE' && review.kind === cancelKind,
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <Facts
        items={[
          { label: label('review_kind', review.kind), value: review.objectLabel },
          { label: t('review.reason'), value: describe(reason) },
          { label: t('review.maker'), value: makerNameOf(review, t) },
        ]}
      />
      <ReviewCase review={review} layout="decision" decision={decision} />
      <Field label={t('review.note')} required={decision === 'REJECT'} width="full" error={form.errorOf('note')}>
        <TextArea
          value={form.values.note ?? ''}
          lengthMax={500}
          onChange={(note) => form.set('note', note)}
          onBlur={() => form.touch('note')}
        />
      </Field>
      {'failure' in progress && <RefusedDecision failure={progress.failure} />}
    </FormDialog>
  );
}
