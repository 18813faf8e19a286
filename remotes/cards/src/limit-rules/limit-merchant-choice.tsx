import { listMerchantOptions, readLimitRule } from '@console/contracts/cards';
import { CallFailed, useLocalText, useOptions, useRecord } from '@console/screens';
import { PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { Field, FormSection, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

/** Select for one of the merchants that a rule applies to. */
export function LimitMerchantChoice({ id, onChoose }: { id: string; onChoose: (merchantId: string) => void }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const rule = useRecord(readLimitRule, { id });
  const merchants = useOptions(listMerchantOptions, {});
  for (const { result, reload } of [rule, merchants])
    if (result.at === 'failed' && !result.data)
      return <CallFailed title={t('limit.failed')} failure={result.failure} onRetry={() => reload()} />;
  const [record, all] = [rule.result.data?.rule, merchants.result.data?.list];
  if (!record || !all)
    return (
      <PageBody>
        <Skeleton rows={4} />
      </PageBody>
    );
  // A rule for certain merchants has their names; for a rule of all merchants, typing searches them.
  const options = (record.merchants ?? merchants.rows).map((merchant) => ({
    value: merchant.id,
    label: textOf(merchant.name),
    ...('merchantNo' in merchant && { description: merchant.merchantNo }),
  }));
  return (
    <PageBody>
      <PageHeader title={t('limit.own.title', { name: textOf(record.name) })} description={t('limit.own.about')} />
      <Surface flush>
        <FormSection title={t('card.merchant')} description={t('limit.own.choose')}>
          <Field label={t('card.merchant')} required width="full">
            <Select
              search
              {...(record.merchants === null && { onTyped: merchants.search })}
              options={options}
              value={undefined}
              onChange={(chosen) => chosen !== undefined && onChoose(chosen)}
            />
          </Field>
        </FormSection>
      </Surface>
    </PageBody>
  );
}
