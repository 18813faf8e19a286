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
  return id ? <KnownBin key={id} id={id} /> : <BinForm known={null} />;
}

function KnownBin({ id }: { id: string }) {
  const { t } = useTranslation();
  const { answer, reload } = useRecord(readCardBin, { id });
  if (answer.at === 'failed' && !answer.data)
    return <CallFailed title={t('bin.failed')} failure={answer.failure} onRetry={() => reload()} />;
  if (!answer.data)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  return <BinForm known={answer.data} />;
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

function BinForm({ known }: { known: CardBinDetail | null }) {
  const { t } = useTranslation();
  const { key, shell } = usePage();
  usePageTitle(known ? { number: known.record.bin } : undefined);
  const [version, setVersion] = useState(known?.record.version ?? 0);
  const { bind, form } = usePageForm({ schema: cardBinDraft, start: known?.draft ?? blank, rules: checkBin });
  const create = useOperation(createCardBin);
  const update = useOperation(saveCardBin);
  const { progress } = known ? update : create;

  const leave = () => {
    shell.setDirty(key, false);
    shell.navigate(listHref, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit((draft) =>
      known ? update.send({ ...draft, id: known.record.id, version }) : create.send(draft),
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
  const isFixed = known !== null && known.record.status !== 'DRAFT';
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t(known ? 'bin.save' : 'bin.create'), loading: progress.at === 'sending' }}
            cancel={{ onClick: leave }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader title={known ? t('bin.edit.title', { number: known.record.bin }) : t('bin.create')} />
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
