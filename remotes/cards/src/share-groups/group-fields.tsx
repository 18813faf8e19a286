import {
  type IssuableBin,
  listAccountOptions,
  listMerchantOptions,
  listShareRules,
  type ShareGroupDraft,
} from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { type Form, useDicts, useLocalText, useRecord } from '@console/screens';
import { Button } from '@console/ui';
import { AmountInput, Field, FormSection, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { groupDicts } from './group-dicts';
import classes from './group.module.css';
import type { RuleDialog } from './use-rule-dialog';

interface GroupFieldsProps {
  form: Form<ShareGroupDraft>;
  bins: readonly IssuableBin[];
  rules: RuleDialog;
}

export function GroupFields({ form, bins, rules }: GroupFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, setAll, leave, errorOf } = form;
  const merchants = useRecord(listMerchantOptions, {}).answer.data?.list ?? [];
  return (
    <>
      <FormSection title={t('group.form.who')} description={t('group.form.whoAbout')}>
        <Field required label={t('group.name')} error={errorOf('name')}>
          <TextInput value={values.name ?? ''} onChange={(name) => set('name', name)} onBlur={() => leave('name')} />
        </Field>
        <Field required label={t('card.merchant')} error={errorOf('merchantId')}>
          <Select
            search
            value={values.merchantId}
            onChange={(merchantId) => setAll({ ...values, merchantId, ruleId: undefined, accountId: undefined })}
            options={merchants
              .filter(({ status }) => status === 'ACTIVE')
              .map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }))}
          />
        </Field>
        <RuleField form={form} rules={rules} />
      </FormSection>
      <MoneyFields form={form} bins={bins} />
    </>
  );
}

function RuleField({ form, rules }: Pick<GroupFieldsProps, 'form' | 'rules'>) {
  const { t } = useTranslation();
  const { label } = useDicts(groupDicts);
  const { merchantId, ruleId } = form.values;
  const asked = merchantId === undefined ? null : wanted(merchantId);
  const found = useRecord(listShareRules, asked, { keeps: true }).answer.data?.list ?? [];
  const { last } = rules;
  const usable = last && !found.some(({ id }) => id === last.id) ? [last, ...found] : found;
  const options = usable.filter(({ merchant }) => merchant.id === merchantId);
  const chosen = options.find(({ id }) => id === ruleId);
  return (
    <Field required group width="full" label={t('group.rule')} error={form.errorOf('ruleId')} hint={t('rule.about')}>
      <Select
        search
        label={t('group.rule')}
        disabled={merchantId === undefined}
        value={ruleId}
        onChange={(id) => form.set('ruleId', id)}
        options={options.map(({ id, name, type, maxCards }) => ({
          value: id,
          label: name,
          description: `${label('share_rule_type', type)} · ${t('rule.maxCardsShort', { count: maxCards })}`,
        }))}
      />
      {rules.maySave && merchantId !== undefined && (
        <span className={classes.ruleDeeds}>
          <Button size="small" icon="plus" onClick={() => rules.create(merchantId)}>
            {t('rule.create')}
          </Button>
          {chosen && (
            <Button size="small" icon="sliders" onClick={() => rules.edit(chosen)}>
              {t('rule.edit')}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}

const wanted = (merchantId: string) => ({
  pageSize: 200 as const,
  filter: { merchantId: [merchantId], status: ['ACTIVE' as const] },
});

function MoneyFields({ form, bins }: Pick<GroupFieldsProps, 'form' | 'bins'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, setAll, leave, errorOf } = form;
  const bin = bins.find(({ id }) => id === values.binId);
  const { merchantId } = values;
  const asked = merchantId === undefined ? null : { merchantId };
  const accounts = useRecord(listAccountOptions, asked).answer.data?.list ?? [];
  return (
    <FormSection title={t('group.form.money')} description={t('group.form.moneyAbout')}>
      <Field required label={t('card.bin')} error={errorOf('binId')}>
        <Select
          search
          value={values.binId}
          onChange={(binId) => setAll({ ...values, binId, accountId: undefined, deposit: undefined })}
          options={bins.map(({ id, bin: number, currency, productName }) => ({
            value: id,
            label: `${number} · ${currency}`,
            description: textOf(productName),
          }))}
        />
      </Field>
      <Field
        required
        label={t('card.account')}
        error={errorOf('accountId')}
        hint={bin ? undefined : t('group.form.binFirst')}
      >
        <Select
          value={values.accountId}
          disabled={!bin || merchantId === undefined}
          onChange={(accountId) => set('accountId', accountId)}
          options={accounts
            .filter(({ currency }) => currency === bin?.currency)
            .map(({ id, currency, available }) => ({
              value: id,
              label: t('card.form.available', { currency, amount: formatMoney(available) }),
            }))}
        />
      </Field>
      <Field required label={t('group.deposit')} error={errorOf('deposit')} hint={t('group.form.depositAbout')}>
        <AmountInput
          currency={bin?.currency ?? ''}
          disabled={!bin}
          value={values.deposit?.amount ?? ''}
          onChange={(amount) => bin && set('deposit', amount === '' ? undefined : { amount, currency: bin.currency })}
          onBlur={() => leave('deposit')}
        />
      </Field>
    </FormSection>
  );
}
