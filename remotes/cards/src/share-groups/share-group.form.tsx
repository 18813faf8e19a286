import { createShareGroup, type IssuableBin, listIssuableBins, type ShareRule } from '@console/contracts/cards';
import { usePage } from '@console/remote-kit';
import {
  CallFailed,
  CallRefused,
  failureOfWhole,
  useOperation,
  usePageForm,
  useRecord,
  useSaveKey,
} from '@console/screens';
import { useCan } from '@console/session';
import { Empty, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { GroupFields } from './group-fields';
import { batchHref, groupsHref } from './group-pages';
import { GroupPrice } from './group-price';
import { useRuleDialog } from '../pools/use-rule-dialog';

export default function ShareGroupFormPage() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listIssuableBins, {});
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('card.form.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (result.data?.list.length === 0) return <Empty title={t('card.form.noBin')} />;
  if (result.data) return <ShareGroupForm bins={result.data.list} />;
  return (
    <PageBody>
      <Skeleton rows={8} />
    </PageBody>
  );
}

function ShareGroupForm({ bins }: { bins: readonly IssuableBin[] }) {
  const { t } = useTranslation();
  const { key, shell } = usePage();
  const { bind, form } = usePageForm({ schema: createShareGroup.input, start: {} });
  const { progress, send } = useOperation(createShareGroup);
  const failure = failureOfWhole(progress);
  const rules = useRuleDialog((rule: ShareRule) =>
    form.setAll({ ...form.values, merchantId: rule.merchant.id, ruleId: rule.id }),
  );
  const seesBatches = useCan('cards.card.view');
  const leave = (href = groupsHref) => {
    shell.setDirty(key, false);
    shell.navigate(href, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    shell.notify({ tone: 'ok', text: t('group.created', { name: sent.data.name }) });
    const { firstBatch } = sent.data;
    leave(firstBatch && seesBatches ? batchHref(firstBatch.batchNo) : groupsHref);
  };
  useSaveKey(() => void save());
  return (
    <>
      <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
        <PageBody
          head={<PageHeader title={t('group.create.title')} />}
          side={<GroupPrice form={form} />}
          footer={
            <FormFooter
              primary={{ label: t('group.create'), loading: progress.at === 'sending' }}
              cancel={{ onClick: () => leave() }}
              errorCount={form.errorCount}
            />
          }
        >
          <Surface flush>
            <GroupFields form={form} bins={bins} rules={rules} />
          </Surface>
          {failure && <CallRefused failure={failure} />}
        </PageBody>
      </form>
      {rules.dialog}
    </>
  );
}
