import { createShareGroup, listIssuableBins } from '@console/contracts/cards';
import { FormPage, useRecord, CallFailed } from '@console/screens';
import { useCan } from '@console/session';
import { Empty, PageBody, Skeleton } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useRuleDialog } from '../pools/use-rule-dialog';
import { GroupFields } from './group-fields';
import { batchHref, groupsHref } from './group-pages';
import { GroupPrice } from './group-price';

export default function ShareGroupForm() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listIssuableBins, { purpose: 'POOL' });
  const rules = useRuleDialog();
  const seesBatches = useCan('cards.card-batch.view');
  const bins = result.data?.list;
  if (result.at === 'failed' && !bins)
    return <CallFailed title={t('card.form.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!bins)
    return (
      <PageBody>
        <Skeleton rows={8} />
      </PageBody>
    );
  if (bins.length === 0) return <Empty title={t('card.form.noBin')} />;
  return (
    <FormPage
      ns="group"
      failed="group.oneFailed"
      schema={createShareGroup.input}
      create={createShareGroup}
      start={() => ({})}
      nameOf={({ name }) => name}
      hrefOf={(group) => (group?.firstBatch && seesBatches ? batchHref(group.firstBatch.batchNo) : groupsHref)}
      side={(form) => <GroupPrice form={form} />}
      dialogs={(form) =>
        rules.dialogOf(({ id, merchant }) => form.setAll({ ...form.values, merchantId: merchant.id, ruleId: id }))
      }
    >
      {(form) => <GroupFields form={form} bins={bins} rules={rules} />}
    </FormPage>
  );
}
