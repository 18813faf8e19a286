import {
  type LimitRuleVisibilityDraft,
  limitRuleVisibilityDraft,
  listMerchantOptions,
  readLimitRule,
  setLimitRuleVisibility,
} from '@console/contracts/cards';
import type { OutputOf } from '@console/contracts';
import { CallFailed, fieldsOf, FormPage, useLocalText, useOptions } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useLimitScope } from './use-limit-scope';

type Detail = OutputOf<typeof readLimitRule>;

const fields = fieldsOf(limitRuleVisibilityDraft, 'limit.visibility');

const edit = {
  read: readLimitRule,
  update: setLimitRuleVisibility,
  rowOf: ({ rule }: Detail) => rule,
  changeOf: (draft: LimitRuleVisibilityDraft, { id, version }: { id: string; version: number }) => ({
    ...draft,
    id,
    version,
  }),
};

const startOf = (detail: Detail | null) => ({
  isForAll: detail?.rule.merchants === null,
  merchantIds: detail?.rule.merchants?.map(({ id }) => id) ?? [],
});

/** Merchants that a rule applies to. */
export default function LimitVisibilityForm() {
  const textOf = useLocalText();
  const { pages } = useLimitScope();
  return (
    <FormPage
      ns="limit.visibility"
      failed="limit.failed"
      schema={limitRuleVisibilityDraft}
      edit={edit}
      start={startOf}
      rules={({ isForAll, merchantIds }) =>
        isForAll === false && merchantIds?.length === 0 ? [{ field: 'merchantIds', code: 'REQUIRED', params: {} }] : []
      }
      nameOf={({ name }) => textOf(name)}
      hrefOf={() => pages.list}
    >
      {({ values }) => <MerchantFields {...values} />}
    </FormPage>
  );
}

function MerchantFields({ isForAll, merchantIds }: Partial<LimitRuleVisibilityDraft>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { rows, search, result, reload } = useOptions(listMerchantOptions, {}, merchantIds);
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('limit.merchantsFailed')} failure={result.failure} onRetry={() => reload()} />;
  const options = rows.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }));
  return (
    <FormSection title={t('limit.merchants')} description={t('limit.visibility.about')}>
      <Field label={t('limit.visibility.isForAll')} group width="full" hint={t('limit.visibility.isForAllHint')}>
        <fields.Check name="isForAll" label={t('limit.everyMerchant')} />
      </Field>
      {isForAll === false && (
        <fields.Choices name="merchantIds" required options={options} onTyped={search} width="full" />
      )}
    </FormSection>
  );
}
