import {
  cardBin,
  type CardBinDetail,
  cardBinDraft,
  type CardBinDraft,
  checkBin,
  createCardBin,
  readCardBin,
  saveCardBin,
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
import { BinFields } from './bin-fields';
import { BinLimitFields } from './bin-limit-fields';
import { listHref } from './bin-pages';
import { BinRuleFields } from './bin-rule-fields';

/** Creates a BIN as a draft, or changes one. */
export default function CardBinForm() {
  const id = useSearchParams()[0].get('id');
  return id ? <LoadedBin key={id} id={id} /> : <BinForm record={null} />;
}

function LoadedBin({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCardBin, { id });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('bin.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  return <BinForm record={result.data} />;
}

const blank: Partial<CardBinDraft> = {
  descriptionEn: '',
  descriptionZh: '',
  region: 'GLOBAL',
  cardType: 'RECHARGE',
  usageType: 'MULTI_USE',
  scenarios: [],
  platforms: [],
  isVisibleToAll: true,
  visibleTo: [],
  cardholderRequired: false,
  needsKyc: false,
  needsEmbossing: false,
  holderCountries: [],
  areaCodes: [],
  features: [],
  blockedMcc: '',
  riskNote: '',
};

function BinForm({ record }: { record: CardBinDetail | null }) {
  const { t } = useTranslation();
  const { key, shell } = usePage();
  usePageTitle(record ? { number: record.record.bin } : undefined);
  const [version, setVersion] = useState(record?.record.version ?? 0);
  const { bind, form } = usePageForm({ schema: cardBinDraft, start: record?.draft ?? blank, rules: checkBin });
  const create = useOperation(createCardBin);
  const update = useOperation(saveCardBin);
  const { progress } = record ? update : create;

  const leave = () => {
    shell.setDirty(key, false);
    shell.navigate(listHref, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit((draft) =>
      record ? update.send({ ...draft, id: record.record.id, version }) : create.send(draft),
    );
    if (sent?.at === 'done') {
      shell.notify({ tone: 'ok', text: t('bin.saved', { number: sent.data.bin }) });
      leave();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, cardBin) : undefined;
    if (current) setVersion(current.version);
  };
  useSaveKey(() => void save());
  // What stands next to its field is not said twice.
  const failure = failureOfWhole(progress);
  const isConflict = failure !== null && currentOf(failure, cardBin) !== undefined;
  const isFixed = record !== null && record.record.status !== 'DRAFT';
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t(record ? 'bin.save' : 'bin.create'), loading: progress.at === 'sending' }}
            cancel={{ onClick: leave }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader title={record ? t('bin.edit.title', { number: record.record.bin }) : t('bin.create')} />
        <Surface flush>
          <BinFields form={form} isFixed={isFixed} />
          <BinLimitFields form={form} />
          <BinRuleFields form={form} />
        </Surface>
        {isConflict && <Notice tone="warn">{t('bin.changed')}</Notice>}
        {failure && !isConflict && <CallRefused failure={failure} />}
      </PageBody>
    </form>
  );
}
