import { listShareRules, type ShareGroupDraft, type ShareRule } from '@console/contracts/cards';
import { type Choices, useChoices, useDicts } from '@console/screens';
import { Button } from '@console/ui';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { poolDicts } from './pool-dicts';
import classes from './pool.module.css';
import type { RuleDialog } from './use-rule-dialog';

interface RuleFieldProps {
  /** Part of a pool's form with its rule. */
  form: {
    values: Partial<Pick<ShareGroupDraft, 'merchantId' | 'ruleId'>>;
    set: (name: 'ruleId', value: string | undefined) => void;
    errorOf: (name: 'ruleId') => string | undefined;
  };
  rules: RuleDialog;
  /** Selectable rules. */
  usable: Choices<ShareRule>;
}

/** Rules of the selected merchant, optionally of one type, including the rule saved last. */
export function useUsableRules(
  merchantId: string | undefined,
  { last }: RuleDialog,
  type?: ShareRule['type'],
): Choices<ShareRule> {
  const requested = merchantId === undefined ? null : wanted(merchantId);
  const { rows: rules, ...choices } = useChoices(listShareRules, requested);
  const record = last && !rules.some(({ id }) => id === last.id) ? [last, ...rules] : rules;
  const rows = record.filter((rule) => rule.merchant.id === merchantId && (type === undefined || rule.type === type));
  return { ...choices, rows };
}

/** Rule select; users with permission can also create and edit rules here. */
export function RuleField({ form, rules, usable }: RuleFieldProps) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { merchantId, ruleId } = form.values;
  const chosen = usable.rows.find(({ id }) => id === ruleId);
  return (
    <Field required group width="full" label={t('pool.rule')} error={form.errorOf('ruleId')} hint={t('rule.about')}>
      <Select
        search
        onTyped={usable.search}
        label={t('pool.rule')}
        disabled={merchantId === undefined}
        value={ruleId}
        onChange={(id) => form.set('ruleId', id)}
        options={usable.rows.map((rule) => ({
          value: rule.id,
          label: rule.name,
          description: `${label('share_rule_type', rule.type)} · ${t('rule.maxCardsShort', { count: rule.maxCards })}`,
        }))}
      />
      {rules.maySave && merchantId !== undefined && (
        <span className={classes.ruleActions}>
          <Button size="small" icon="plus" onClick={() => rules.create(merchantId)}>
            {t('rule.create')}
          </Button>
          {chosen && (
            <Button size="small" icon="pencil" onClick={() => rules.edit(chosen)}>
              {t('rule.edit')}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

const wanted = (merchantId: string) => ({
  filter: { merchantId: [merchantId], status: ['ACTIVE' as const] },
});
