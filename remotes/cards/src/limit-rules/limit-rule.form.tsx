import {
  checkLimitRule,
  createLimitRule,
  type LimitRule,
  limitRule,
  type LimitRuleDraft,
  limitRuleDraft,
  type LimitScope,
  readLimitRule,
  saveLimitRule,
} from '@console/contracts/cards';
import { usePage, usePageTitle } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import {
  CallFailed,
  CallRefused,
  currentOf,
  useLocalText,
  useOperation,
  usePageForm,
  useRecord,
  useSaveKey,
} from '@console/screens';
import { Notice, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { FormFooter } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitItemsField } from './limit-items-field';
import { LimitRuleFields } from './limit-rule-fields';
import { useItemDialog } from './use-item-dialog';
import { useLimitScope } from './use-limit-scope';

/** Creates a rule, as a copy of another one where the address names it, or changes one. */
export default function LimitRuleForm() {
  const [search] = useSearchParams();
  const { scope } = useLimitScope();
  const [id, from] = [search.get('id'), search.get('from')];
  const current = id ?? from;
  if (current === null) return <RuleForm record={null} start={blankOf(scope)} />;
  return <LoadedRule key={current} id={current} isCopy={id === null} />;
}

function LoadedRule({ id, isCopy }: { id: string; isCopy: boolean }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readLimitRule, { id });
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('limit.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data)
    return (
      <PageBody>
        <Skeleton rows={10} />
      </PageBody>
    );
  const { rule } = result.data;
  return <RuleForm record={isCopy ? null : rule} start={isCopy ? copyOf(rule) : draftOf(rule)} />;
}

const blankOf = (scope: LimitScope): Partial<LimitRuleDraft> => ({
  scope,
  binIds: [],
  countedBy: 'CARD',
  priority: 100,
  isOverridable: false,
  items: [],
});

const draftOf = (rule: LimitRule): LimitRuleDraft => ({
  scope: rule.scope,
  nameEn: rule.name.en_US,
  nameZh: rule.name.zh_CN,
  binIds: rule.bins.map(({ id }) => id),
  currency: rule.currency ?? undefined,
  countedBy: rule.countedBy,
  priority: rule.priority,
  from: rule.from ?? undefined,
  to: rule.to ?? undefined,
  isOverridable: rule.isOverridable,
  items: rule.items,
});

/** A copy has a name of its own, and items of its own. */
const copyOf = (rule: LimitRule): Partial<LimitRuleDraft> => ({
  ...draftOf(rule),
  nameEn: '',
  nameZh: '',
  items: rule.items.map((item) => ({ ...item, id: undefined })),
});

function RuleForm({ record, start }: { record: LimitRule | null; start: Partial<LimitRuleDraft> }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { key, shell } = usePage();
  const { pages } = useLimitScope();
  usePageTitle(record ? { name: textOf(record.name) } : undefined);
  const [version, setVersion] = useState(record?.version ?? 0);
  const { bind, form } = usePageForm({ schema: limitRuleDraft, start, rules: checkLimitRule });
  const { open, dialog } = useItemDialog(form);
  const create = useOperation(createLimitRule);
  const update = useOperation(saveLimitRule);
  const { progress } = record ? update : create;

  const leave = () => {
    shell.setDirty(key, false);
    shell.navigate(pages.list, { replace: true });
    shell.close(key);
  };
  const save = async () => {
    const sent = await form.submit((draft) =>
      record ? update.send({ ...draft, id: record.id, version }) : create.send(draft),
    );
    if (sent?.at === 'done') {
      shell.notify({ tone: 'ok', text: t('limit.saved', { name: textOf(sent.data.name) }) });
      leave();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, limitRule) : undefined;
    if (current) setVersion(current.version);
  };
  useSaveKey(() => void save());
  // What stands next to its field is not said twice.
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  const isConflict = failure !== null && currentOf(failure, limitRule) !== undefined;
  return (
    <>
      <form ref={bind} noValidate onSubmit={(event) => [event.preventDefault(), void save()]}>
        <PageBody
          footer={
            <FormFooter
              primary={{ label: t(record ? 'limit.save' : 'limit.create'), loading: progress.at === 'sending' }}
              cancel={{ onClick: leave }}
              errorCount={form.errorCount}
            />
          }
        >
          <PageHeader title={record ? t('limit.edit.title', { name: textOf(record.name) }) : t('limit.create')} />
          {record?.mode === 'ACTIVE' && <Notice tone="warn">{t('limit.form.inForce')}</Notice>}
          <Surface flush>
            <LimitRuleFields form={form} />
            <LimitItemsField form={form} onOpen={open} />
          </Surface>
          {isConflict && <Notice tone="warn">{t('limit.changed')}</Notice>}
          {failure && !isConflict && <CallRefused failure={failure} />}
        </PageBody>
      </form>
      {dialog}
    </>
  );
}
