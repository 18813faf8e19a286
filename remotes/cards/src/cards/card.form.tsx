import {
  type CardBatchDraft,
  createCard,
  createCardBatch,
  type IssuableBin,
  listIssuableBins,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import {
  CallFailed,
  CallRefused,
  failureOfWhole,
  useLeave,
  useOperation,
  usePageForm,
  useRecord,
  useSaveKey,
} from '@console/screens';
import { Empty, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { batchHref } from '../common/batch-pages';
import { draftIssues, singleOf } from './card-draft.rules';
import { CardFields } from './card-fields';
import { cardHref, listHref } from './card-pages';
import { CardPrice } from './card-price';

export default function CardFormPage() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listIssuableBins, {});
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('card.form.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (result.data?.list.length === 0) return <Empty title={t('card.form.noBin')} />;
  return result.data ? <CardForm bins={result.data.list} today={result.data.today} /> : <LoadingForm />;
}

const LoadingForm = () => (
  <PageBody>
    <Skeleton rows={10} />
  </PageBody>
);

const start: Partial<CardBatchDraft> = { count: 1, holderMode: 'ONE' };

function CardForm({ bins, today }: { bins: readonly IssuableBin[]; today: string }) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const leave = useLeave();
  const binOf = ({ binId }: Partial<CardBatchDraft>) => bins.find(({ id }) => id === binId);
  const { bind, form } = usePageForm({
    schema: createCardBatch.input,
    start,
    rules: (values) => draftIssues(values, binOf(values), today),
  });
  const { progress, send } = useCreation();
  const failure = failureOfWhole(progress);
  const bin = binOf(form.values);
  const count = form.values.count ?? 1;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const { made, to } = sent.data;
    notify({ tone: 'ok', text: t(made, { count }) });
    leave(to);
  };
  useSaveKey(() => void save());
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        head={<PageHeader title={t('card.create.title')} />}
        side={<CardPrice form={form} bin={bin} today={today} />}
        footer={
          <FormFooter
            primary={{ label: t('card.createCount', { count }), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => leave(listHref) }}
            errorCount={form.errorCount}
          />
        }
      >
        <Surface flush>
          <CardFields form={form} bins={bins} bin={bin} today={today} />
        </Surface>
        {failure && <CallRefused failure={failure} />}
      </PageBody>
    </form>
  );
}

/** Creates a single card and opens it; several cards and files create a batch, whose page opens. */
function useCreation() {
  const one = useOperation(createCard);
  const many = useOperation(createCardBatch);
  const sendOne = async (draft: CardBatchDraft) => {
    const sent = await one.send(singleOf(draft));
    if (sent.at !== 'done') return sent;
    return { at: sent.at, data: { made: 'card.created', to: cardHref(sent.data.card.id) } };
  };
  const sendMany = async (draft: CardBatchDraft) => {
    const sent = await many.send(draft);
    if (sent.at !== 'done') return sent;
    return { at: sent.at, data: { made: 'batch.begun', to: batchHref(sent.data.batchNo) } };
  };
  const send = (draft: CardBatchDraft) =>
    draft.count === 1 && draft.holderMode !== 'CSV' ? sendOne(draft) : sendMany(draft);
  return { progress: one.progress.at === 'idle' ? many.progress : one.progress, send };
}
