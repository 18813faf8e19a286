import {
  type CardholderDetail,
  cardholderDetail,
  cardholderForm,
  createCardholder,
  readCardholder,
  saveCardholder,
} from '@console/contracts/cards';
import { usePage, usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import {
  CallFailed,
  CallRefused,
  currentOf,
  failureOfWhole,
  useOperation,
  usePageForm,
  useRecord,
  useSaveKey,
} from '@console/screens';
import { Notice, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holderIssues, startOf } from './holder-draft.rules';
import { HolderFields } from './holder-fields';
import { holderHref, listHref } from './holder-pages';
import { HolderTwins } from './holder-twins';
import { useToday } from './use-today';

/** Creates a holder, or changes one. */
export default function CardholderForm() {
  const id = useSearchParams()[0].get('id');
  return id ? <LoadedHolder key={id} id={id} /> : <HolderForm holder={null} />;
}

function LoadedHolder({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCardholder, { id });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('holder.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  return <HolderForm holder={result.data} />;
}

function HolderForm({ holder }: { holder: CardholderDetail | null }) {
  const { t } = useTranslation();
  const { key, shell } = usePage();
  usePageTitle(holder ? { name: holder.name } : undefined);
  const today = useToday();
  const [version, setVersion] = useState(holder?.version ?? 0);
  const [states, setStates] = useState<readonly string[]>([]);
  const { bind, form } = usePageForm({
    schema: cardholderForm,
    start: startOf(holder),
    rules: (values) => holderIssues(values, { today, states, isNew: holder === null }),
  });
  const create = useOperation(createCardholder);
  const update = useOperation(saveCardholder);
  const { progress } = holder ? update : create;

  const leave = (to: string) => {
    shell.setDirty(key, false);
    shell.navigate(to, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit(({ merchantId, ...draft }) =>
      holder ? update.send({ ...draft, id: holder.id, version }) : create.send({ ...draft, merchantId }),
    );
    if (sent?.at === 'done') {
      shell.notify({ tone: 'ok', text: t('holder.saved', { name: sent.data.name }) });
      leave(holderHref(sent.data.id));
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, cardholderDetail) : undefined;
    if (current) setVersion(current.version);
  };
  useSaveKey(() => void save());
  // What stands next to its field is not said twice.
  const failure = failureOfWhole(progress);
  const isConflict = failure !== null && currentOf(failure, cardholderDetail) !== undefined;
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t(holder ? 'holder.save' : 'holder.create'), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => leave(holder ? holderHref(holder.id) : listHref) }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader title={holder ? t('holder.edit.title', { name: holder.name }) : t('holder.create.title')} />
        <Surface flush>
          <HolderFields form={form} holder={holder} today={today} onStates={setStates} />
        </Surface>
        <HolderTwins form={form} holder={holder} />
        {isConflict && <Notice tone="warn">{t('holder.changed')}</Notice>}
        {failure && !isConflict && <CallRefused failure={failure} />}
      </PageBody>
    </form>
  );
}
