import { createShareGroup, type IssuableBin, type ShareGroupDraft } from '@console/contracts/cards';
import { fieldsOf, type Form, useLocalText } from '@console/screens';
import { useCan } from '@console/session';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useAccountChoices, useActiveMerchants } from '../pools/account-choices';
import { RuleField, useUsableRules } from '../pools/rule-field';
import type { RuleDialog } from '../pools/use-rule-dialog';
import { FirstCardFields } from './first-card-fields';

interface GroupFieldsProps {
  form: Form<ShareGroupDraft>;
  bins: readonly IssuableBin[];
  rules: RuleDialog;
}

const fields = fieldsOf(createShareGroup.input, 'group');

export function GroupFields({ form, bins, rules }: GroupFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, setAll } = form;
  const { merchantId } = values;
  const mayCreateCards = useCan('cards.share-card.create');
  const usable = useUsableRules(merchantId, rules);
  const allocates = usable.rows.find(({ id }) => id === values.ruleId)?.type === 'SMART_ALLOCATION';
  const bin = bins.find(({ id }) => id === values.binId);
  const merchants = useActiveMerchants(merchantId);
  const accounts = useAccountChoices(merchantId);
  const noMoney = {
    accountId: undefined,
    deposit: undefined,
    cardTarget: undefined,
    ...('limit' in values && { limit: undefined }),
  };
  return (
    <>
      <FormSection title={t('group.form.who')} description={t('group.form.whoAbout')}>
        <fields.Text name="name" label={t('pool.name')} />
        <fields.Select
          name="merchantId"
          label={t('card.merchant')}
          search
          {...merchants}
          onChange={(chosen) => setAll({ ...values, merchantId: chosen, ruleId: undefined, accountId: undefined })}
        />
        <RuleField form={form} rules={rules} usable={usable} />
      </FormSection>
      <FormSection title={t('group.form.money')} description={t('group.form.moneyAbout')}>
        <fields.Select
          name="binId"
          label={t('card.bin')}
          search
          options={bins.map(({ id, bin: number, currency, productName }) => ({
            value: id,
            label: `${number} · ${currency}`,
            description: textOf(productName),
          }))}
          onChange={(binId) => setAll({ ...values, ...noMoney, binId })}
        />
        <fields.Select
          name="accountId"
          label={t('card.account')}
          hint={bin ? undefined : t('group.form.binFirst')}
          disabled={!bin || merchantId === undefined}
          options={accounts.accountsIn(bin?.currency)}
        />
        <fields.Money
          name="deposit"
          label={t('pool.deposit')}
          hint={t('group.form.depositAbout')}
          currency={bin?.currency}
        />
        {allocates && (
          <fields.Money name="cardTarget" required hint={t('group.form.cardTargetAbout')} currency={bin?.currency} />
        )}
      </FormSection>
      {mayCreateCards && <FirstCardFields form={form} bin={bin} />}
    </>
  );
}
