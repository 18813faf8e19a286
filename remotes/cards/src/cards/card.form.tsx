import { type CardDraft, createCards, type IssuableBin, listIssuableBins } from '@console/contracts/cards';
import { usePage } from '@console/remote-kit';
import { CallFailed, CallRefused, useOperation, usePageForm, useRecord, useSaveKey } from '@console/screens';
import { Empty, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { draftIssues } from './card-draft.rules';
import { CardFields } from './card-fields';
import { cardHref, listHref } from './card-pages';
import { CardPrice } from './card-price';
import classes from './card-form.module.css';

export default function CardFormPage() {
  const { t } = useTranslation();
  const { answer, reload } = useRecord(listIssuableBins, {});
  if (answer.at === 'failed' && !answer.data)
    return <CallFailed title={t('card.form.failed')} failure={answer.failure} onRetry={() => reload()} />;
  if (answer.data?.list.length === 0) return <Empty title={t('card.form.noBin')} />;
  return answer.data ? <CardForm bins={answer.data.list} today={answer.data.today} /> : <LoadingForm />;
}

const LoadingForm = () => (
  <PageBody>
    <Skeleton rows={10} />
  </PageBody>
);

const start: Partial<CardDraft> = { count: 1 };

function CardForm({ bins, today }: { bins: readonly IssuableBin[]; today: string }) {
  const { t } = useTranslation();
  const { key, shell } = usePage();
  const binOf = ({ binId }: Partial<CardDraft>) => bins.find(({ id }) => id === binId);
  const { bind, form } = usePageForm({
    schema: createCards.input,
    start,
    rules: (values) => draftIssues(values, binOf(values), today),
  });
  const { progress, send } = useOperation(createCards);
  const bin = binOf(form.values);
  const count = form.values.count ?? 1;

  const leave = (to: string) => {
    shell.setDirty(key, false);
    shell.navigate(to, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const { cards } = sent.data;
    shell.notify({ tone: 'ok', text: t('card.created', { count: cards.length }) });
    leave(cards.length === 1 && cards[0] ? cardHref(cards[0].id) : listHref);
  };
  useSaveKey(() => void save());
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody>
        <PageHeader title={t('card.create.title')} />
        <div className={classes.columns}>
          <Surface flush>
            <CardFields form={form} bins={bins} bin={bin} today={today} />
          </Surface>
          <aside className={classes.summary}>
            <CardPrice form={form} bin={bin} today={today} />
          </aside>
        </div>
        {'failure' in progress && <CallRefused failure={progress.failure} />}
        <div className={classes.footer}>
          <FormFooter
            primary={{ label: t('card.createCount', { count }), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => leave(listHref) }}
            errorCount={form.errorCount}
          />
        </div>
      </PageBody>
    </form>
  );
}
