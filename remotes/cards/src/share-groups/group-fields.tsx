import {
  type IssuableBin,
  listAccountOptions,
  listMerchantOptions,
  type ShareGroupDraft,
} from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { type Form, useLocalText, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { AmountInput, Field, FormSection, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { FirstCardFields } from './first-card-fields';
import { RuleField, useUsableRules } from '../pools/rule-field';
import type { RuleDialog } from '../pools/use-rule-dialog';

interface GroupFieldsProps {
  form: Form<ShareGroupDraft>;
  bins: readonly IssuableBin[];
  rules: RuleDialog;
}

export function GroupFields({ form, bins, rules }: GroupFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, setAll, touch, errorOf } = form;
  const mayMake = useCan('cards.share-card.create');
  const usable = useUsableRules(values.merchantId, rules);
  const rule = usable.rows.find(({ id }) => id === values.ruleId);
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return (
    <>
      <FormSection title={t('group.form.who')} description={t('group.form.whoAbout')}>
        <Field required label={t('pool.name')} error={errorOf('name')}>
          <TextInput value={values.name ?? ''} onChange={(name) => set('name', name)} onBlur={() => touch('name')} />
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
        <RuleField form={form} rules={rules} usable={usable} />
      </FormSection>
      <MoneyFields form={form} bins={bins} allocates={rule?.type === 'SMART_ALLOCATION'} />
      {mayMake && <FirstCardFields form={form} bin={bins.find(({ id }) => id === values.binId)} />}
    </>
  );
}

interface MoneyFieldsProps extends Pick<GroupFieldsProps, 'form' | 'bins'> {
  /** Whether the rule gives each card money of its own. */
  allocates: boolean;
}

function MoneyFields({ form, bins, allocates }: MoneyFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, setAll, errorOf } = form;
  const bin = bins.find(({ id }) => id === values.binId);
  const { merchantId } = values;
  const requested = merchantId === undefined ? null : { merchantId };
  const accounts = useRecord(listAccountOptions, requested).result.data?.list ?? [];
  return (
    <FormSection title={t('group.form.money')} description={t('group.form.moneyAbout')}>
      <Field required label={t('card.bin')} error={errorOf('binId')}>
        <Select
          search
          value={values.binId}
          onChange={(binId) =>
            setAll({
              ...values,
              binId,
              accountId: undefined,
              deposit: undefined,
              cardTarget: undefined,
              ...('limit' in values && { limit: undefined }),
            })
          }
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
      <MoneyField form={form} name="deposit" currency={bin?.currency} hint={t('group.form.depositAbout')} />
      {allocates && (
        <MoneyField form={form} name="cardTarget" currency={bin?.currency} hint={t('group.form.cardTargetAbout')} />
      )}
    </FormSection>
  );
}

const titles = { deposit: 'pool.deposit', cardTarget: 'group.cardTarget' } as const;

interface MoneyFieldProps extends Pick<GroupFieldsProps, 'form'> {
  name: keyof typeof titles;
  currency: IssuableBin['currency'] | undefined;
  hint: string;
}

function MoneyField({ form: { values, set, touch, errorOf }, name, currency, hint }: MoneyFieldProps) {
  const { t } = useTranslation();
  return (
    <Field required label={t(titles[name])} error={errorOf(name)} hint={hint}>
      <AmountInput
        currency={currency ?? ''}
        disabled={!currency}
        value={values[name]?.amount ?? ''}
        onChange={(amount) => currency && set(name, amount === '' ? undefined : { amount, currency })}
        onBlur={() => touch(name)}
      />
    </Field>
  );
}
