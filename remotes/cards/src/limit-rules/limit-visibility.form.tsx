import {
  type LimitRule,
  limitRule,
  listMerchantOptions,
  readLimitRule,
  setLimitRuleVisibility,
} from '@console/contracts/cards';
import { usePageTitle, useShell } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import {
  CallFailed,
  ChangeRefused,
  useLeave,
  useLocalText,
  useOptions,
  usePageForm,
  useRecord,
  useSaveKey,
  useVersionedOperation,
} from '@console/screens';
import { Empty, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { Checkbox, Field, FormFooter, FormSection, MultiSelect } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useLimitScope } from './use-limit-scope';

/** Which merchants a rule is for. */
export default function LimitVisibilityForm() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get('id');
  if (!id) return <Empty picture="choice" title={t('limit.noId')} />;
  return <LoadedRule key={id} id={id} />;
}

function LoadedRule({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readLimitRule, { id });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('limit.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={6} />
      </PageBody>
    );
  return <VisibilityForm rule={result.data.rule} />;
}

function VisibilityForm({ rule }: { rule: LimitRule }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { notify } = useShell();
  const leave = useLeave();
  const { pages } = useLimitScope();
  const name = textOf(rule.name);
  usePageTitle({ name });
  const { bind, form } = usePageForm({
    schema: setLimitRuleVisibility.input,
    start: {
      id: rule.id,
      version: rule.version,
      isForAll: rule.merchants === null,
      merchantIds: rule.merchants?.map(({ id }) => id) ?? [],
    },
    rules: ({ isForAll, merchantIds }) =>
      isForAll === false && merchantIds?.length === 0 ? [{ field: 'merchantIds', code: 'REQUIRED', params: {} }] : [],
  });
  const { progress, send, refusal } = useVersionedOperation(setLimitRuleVisibility, limitRule, (newer) =>
    form.set('version', newer.version),
  );
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('limit.saved', { name }) });
    leave(pages.list);
  };
  useSaveKey(() => void save());
  return (
    <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
      <PageBody
        footer={
          <FormFooter
            primary={{ label: t('limit.visibility.save'), loading: progress.at === 'sending' }}
            cancel={{ onClick: () => leave(pages.list) }}
            errorCount={form.errorCount}
          />
        }
      >
        <PageHeader title={t('limit.visibility.title', { name })} description={t('limit.visibility.about')} />
        <Surface flush>
          <MerchantFields form={form} />
        </Surface>
        <ChangeRefused {...refusal} changed={t('limit.changed')} />
      </PageBody>
    </form>
  );
}

interface MerchantFieldsProps {
  form: {
    values: { isForAll?: boolean; merchantIds?: string[] };
    set: ((name: 'isForAll', is: boolean) => void) & ((name: 'merchantIds', ids: string[]) => void);
    errorOf: (name: 'merchantIds') => string | undefined;
  };
}

function MerchantFields({ form: { values, set, errorOf } }: MerchantFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { rows, search, result, reload } = useOptions(listMerchantOptions, {}, values.merchantIds);
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('limit.merchantsFailed')} failure={result.failure} onRetry={() => reload()} />;
  return (
    <FormSection title={t('limit.merchants')} description={t('limit.visibility.section')}>
      <Field label={t('limit.visibility.for')} group width="full">
        <Checkbox checked={values.isForAll ?? false} onChange={(isForAll) => set('isForAll', isForAll)}>
          {t('limit.everyMerchant')}
        </Checkbox>
      </Field>
      {values.isForAll === false && (
        <Field label={t('limit.merchants')} required error={errorOf('merchantIds')} width="full">
          <MultiSelect
            onTyped={search}
            options={rows.map(({ id, name, merchantNo }) => ({
              value: id,
              label: textOf(name),
              description: merchantNo,
            }))}
            value={values.merchantIds ?? []}
            onChange={(ids) => set('merchantIds', ids)}
          />
        </Field>
      )}
    </FormSection>
  );
}
