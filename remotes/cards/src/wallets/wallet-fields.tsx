import { currencies, type OutputOf } from '@console/contracts';
import { listAccountOptions, listCardholderOptions, type listMerchantOptions } from '@console/contracts/cards';
import { createWallet, type WalletDraft } from '@console/contracts/wallets';
import { formatMoney } from '@console/i18n';
import { type Form, FormScope, rareFieldsOf, useLocalText, useRecord } from '@console/screens';
import { AmountInput, Field, FormSection, MultiSelect, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { RuleField, useUsableRules } from '../pools/rule-field';
import type { RuleDialog } from '../pools/use-rule-dialog';

interface WalletFieldsProps {
  form: Form<WalletDraft>;
  merchants: OutputOf<typeof listMerchantOptions>['list'];
  rules: RuleDialog;
}

const fields = rareFieldsOf(createWallet.input, 'wallet');

export function WalletFields({ form, merchants, rules }: WalletFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, setAll, touch, errorOf } = form;
  const usable = useUsableRules(values.merchantId, rules, 'WALLET');
  const chooseMerchant = (merchantId: string | undefined) =>
    setAll({ ...values, merchantId, ruleId: undefined, accountId: undefined, cardholderIds: [] });
  return (
    <>
      <FormSection title={t('wallet.form.who')} description={t('wallet.form.whoAbout')}>
        <Field required label={t('pool.name')} error={errorOf('name')}>
          <TextInput value={values.name ?? ''} onChange={(name) => set('name', name)} onBlur={() => touch('name')} />
        </Field>
        <Field required label={t('card.merchant')} error={errorOf('merchantId')}>
          <Select
            search
            value={values.merchantId}
            onChange={chooseMerchant}
            options={merchants
              .filter(({ status }) => status === 'ACTIVE')
              .map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }))}
          />
        </Field>
        <RuleField form={form} rules={rules} usable={usable} />
      </FormSection>
      <MoneyFields form={form} />
      <PeopleFields form={form} />
    </>
  );
}

function MoneyFields({ form }: Pick<WalletFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const { values, set, setAll, errorOf } = form;
  const { merchantId, currency } = values;
  const requested = merchantId === undefined ? null : { merchantId };
  const accounts = useRecord(listAccountOptions, requested).result.data?.list ?? [];
  const held = currencies.filter((one) => accounts.some((account) => account.currency === one));
  const chooseCurrency = (chosen: string | undefined) =>
    setAll({
      ...values,
      currency: currencies.find((one) => one === chosen),
      accountId: undefined,
      deposit: undefined,
      cardLimit: undefined,
    });
  return (
    <FormSection title={t('wallet.form.money')} description={t('wallet.form.moneyAbout')}>
      <Field
        required
        label={t('card.currency')}
        error={errorOf('currency')}
        hint={merchantId === undefined ? t('wallet.form.merchantFirst') : undefined}
      >
        <Select
          disabled={merchantId === undefined}
          value={currency}
          onChange={chooseCurrency}
          options={held.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field required label={t('card.account')} error={errorOf('accountId')}>
        <Select
          value={values.accountId}
          disabled={!currency}
          onChange={(accountId) => set('accountId', accountId)}
          options={accounts
            .filter((account) => account.currency === currency)
            .map(({ id, currency: of, available }) => ({
              value: id,
              label: t('card.form.available', { currency: of, amount: formatMoney(available) }),
            }))}
        />
      </Field>
      <MoneyField form={form} name="deposit" label={t('pool.deposit')} hint={t('wallet.form.depositAbout')} />
      <MoneyField form={form} name="cardLimit" label={t('wallet.cardLimit')} hint={t('wallet.form.cardLimitAbout')} />
    </FormSection>
  );
}

interface MoneyFieldProps extends Pick<WalletFieldsProps, 'form'> {
  name: 'deposit' | 'cardLimit';
  label: string;
  hint: string;
}

function MoneyField({ form, name, label, hint }: MoneyFieldProps) {
  const { currency } = form.values;
  return (
    <Field required label={label} hint={hint} error={form.errorOf(name)}>
      <AmountInput
        currency={currency ?? ''}
        disabled={!currency}
        value={form.values[name]?.amount ?? ''}
        onChange={(amount) => currency && form.set(name, amount === '' ? undefined : { amount, currency })}
        onBlur={() => form.touch(name)}
      />
    </Field>
  );
}

function PeopleFields({ form }: Pick<WalletFieldsProps, 'form'>) {
  const { t } = useTranslation();
  const { values, set, errorOf } = form;
  const { merchantId, cardholderIds = [] } = values;
  const requested = merchantId === undefined ? null : { merchantId };
  const holders = useRecord(listCardholderOptions, requested).result.data?.list ?? [];
  return (
    <FormSection title={t('wallet.form.people')} description={t('wallet.form.peopleAbout')}>
      <Field
        width="full"
        label={t('wallet.cardholders')}
        hint={t('wallet.form.cardholdersAbout')}
        error={errorOf('cardholderIds')}
      >
        <MultiSelect
          disabled={merchantId === undefined}
          value={cardholderIds}
          onChange={(chosen) => set('cardholderIds', chosen)}
          options={holders.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <FormScope form={form}>
        <fields.Emails name="userEmails" hint={t('wallet.form.userEmailsAbout')} />
      </FormScope>
    </FormSection>
  );
}
