import { currencies } from '@console/contracts';
import { createWallet, type WalletDraft } from '@console/contracts/wallets';
import { fieldsOf, type Form, rareFieldsOf } from '@console/screens';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useHolderChoices } from '../common/holder-choices';
import { useAccountChoices, useActiveMerchants } from '../pools/account-choices';
import { RuleField, useUsableRules } from '../pools/rule-field';
import type { RuleDialog } from '../pools/use-rule-dialog';

interface WalletFieldsProps {
  form: Form<WalletDraft>;
  rules: RuleDialog;
}

const fields = { ...fieldsOf(createWallet.input, 'wallet'), ...rareFieldsOf(createWallet.input, 'wallet') };

export function WalletFields({ form, rules }: WalletFieldsProps) {
  const { t } = useTranslation();
  const { values, setAll } = form;
  const { merchantId, currency } = values;
  const merchants = useActiveMerchants(merchantId);
  const usable = useUsableRules(merchantId, rules, 'WALLET');
  const accounts = useAccountChoices(merchantId);
  const holders = useHolderChoices(merchantId, values.cardholderIds);
  const noMoney = { accountId: undefined, deposit: undefined, cardLimit: undefined };
  return (
    <>
      <FormSection title={t('wallet.form.who')} description={t('wallet.form.whoAbout')}>
        <fields.Text name="name" label={t('pool.name')} />
        <fields.Select
          name="merchantId"
          label={t('card.merchant')}
          search
          {...merchants}
          onChange={(chosen) =>
            setAll({ ...values, merchantId: chosen, ruleId: undefined, accountId: undefined, cardholderIds: [] })
          }
        />
        <RuleField form={form} rules={rules} usable={usable} />
      </FormSection>
      <FormSection title={t('wallet.form.money')} description={t('wallet.form.moneyAbout')}>
        <fields.Select
          name="currency"
          label={t('card.currency')}
          hint={merchantId === undefined ? t('wallet.form.merchantFirst') : undefined}
          disabled={merchantId === undefined}
          options={accounts.currencies.map((value) => ({ value, label: value }))}
          onChange={(code) => setAll({ ...values, ...noMoney, currency: currencies.find((one) => one === code) })}
        />
        <fields.Select
          name="accountId"
          label={t('card.account')}
          disabled={!currency}
          options={accounts.accountsIn(currency)}
        />
        <fields.Money
          name="deposit"
          label={t('pool.deposit')}
          hint={t('wallet.form.depositAbout')}
          currency={currency}
        />
        <fields.Money name="cardLimit" hint={t('wallet.form.cardLimitAbout')} currency={currency} />
      </FormSection>
      <FormSection title={t('wallet.form.people')} description={t('wallet.form.peopleAbout')}>
        <fields.Choices
          name="cardholderIds"
          label={t('wallet.cardholders')}
          width="full"
          hint={t('wallet.form.cardholdersAbout')}
          disabled={merchantId === undefined}
          {...holders.choices}
        />
        <fields.Emails name="userEmails" hint={t('wallet.form.userEmailsAbout')} />
      </FormSection>
    </>
  );
}
