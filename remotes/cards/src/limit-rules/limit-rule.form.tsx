import {
  checkLimitRule,
  createLimitRule,
  type LimitRuleDraft,
  limitRuleDraft,
  readLimitRule,
  saveLimitRule,
} from '@console/contracts/cards';
import type { OutputOf } from '@console/contracts';
import { useSearchParams } from '@console/remote-kit/router';
import { FormPage, RecordGate, useLocalText } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { blankOf, copyOf, draftOf } from './limit-draft.rules';
import { LimitItemsField } from './limit-items-field';
import { LimitRuleFields } from './limit-rule-fields';
import { useItemDialog } from './use-item-dialog';
import { useLimitScope } from './use-limit-scope';

type Detail = OutputOf<typeof readLimitRule>;

const edit = {
  read: readLimitRule,
  update: saveLimitRule,
  rowOf: ({ rule }: Detail) => rule,
  changeOf: (draft: LimitRuleDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

/** Creates, copies or edits a rule, depending on the address. */
export default function LimitRuleForm() {
  const [search] = useSearchParams();
  const { scope } = useLimitScope();
  const from = search.get('id') === null ? search.get('from') : null;
  if (from === null) return <RuleForm start={blankOf(scope)} />;
  return (
    <RecordGate key={from} ns="limit" id={from} read={readLimitRule}>
      {({ rule }) => <RuleForm start={copyOf(rule)} />}
    </RecordGate>
  );
}

function RuleForm({ start }: { start: Partial<LimitRuleDraft> }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { pages } = useLimitScope();
  const items = useItemDialog();
  return (
    <FormPage
      ns="limit"
      schema={limitRuleDraft}
      create={createLimitRule}
      edit={edit}
      start={(detail) => (detail ? draftOf(detail.rule) : start)}
      rules={checkLimitRule}
      nameOf={({ name }) => textOf(name)}
      hrefOf={() => pages.list}
      above={(detail) => detail?.rule.mode === 'ACTIVE' && <Notice tone="warn">{t('limit.form.inForce')}</Notice>}
      dialogs={items.dialogOf}
    >
      {(form) => (
        <>
          <LimitRuleFields values={form.values} />
          <LimitItemsField form={form} onOpen={items.open} />
        </>
      )}
    </FormPage>
  );
}
