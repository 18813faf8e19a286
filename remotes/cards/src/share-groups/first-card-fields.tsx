import type { IssuableBin, ShareGroupDraft } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import type { Form } from '@console/screens';
import { Checkbox, Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useHolderChoices } from '../common/holder-choices';
import { PoolCardFields, PoolLimitFields } from '../pools/pool-card-fields';

interface FirstCardFieldsProps {
  form: Form<ShareGroupDraft>;
  bin: IssuableBin | undefined;
}

/** Fields of cards that are ordered with their group, shown when the option is selected. */
export function FirstCardFields({ form, bin }: FirstCardFieldsProps) {
  const { t } = useTranslation();
  const { values, setAll } = form;
  const { count: _count, alias: _alias, cardholderId: _holder, validTo: _validTo, ...others } = values;
  const { limit: _limit, limitPeriod: _period, ...without } = others;
  const isWanted = 'count' in values;
  const { merchantId, deposit } = values;
  const { choices } = useHolderChoices(isWanted ? merchantId : undefined, [values.cardholderId]);
  return (
    <FormSection title={t('group.form.cards')} description={t('group.form.cardsAbout')}>
      <Field group width="full" label={t('group.form.cards')}>
        <Checkbox
          checked={isWanted}
          onChange={(wanted) => setAll(wanted ? { ...without, count: 1, limitPeriod: 'MONTH' } : without)}
        >
          {t('group.form.withCards')}
        </Checkbox>
      </Field>
      {isWanted && (
        <>
          <PoolCardFields form={form} holders={merchantId === undefined ? undefined : choices} bin={bin} />
          <PoolLimitFields
            form={form}
            currency={bin?.currency}
            hint={deposit && t('shareCard.limitMax', { max: formatMoney(deposit) })}
          />
        </>
      )}
    </FormSection>
  );
}
