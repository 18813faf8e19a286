import { Field, FormSection, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { CardFieldsProps } from './card-fields';
import type { CardChoices } from './use-card-choices';

/** The longest alias that the contract takes. */
const aliasMax = 40;

export function CardHolderFields({ form, bin, choices }: CardFieldsProps & { choices: CardChoices }) {
  const { t } = useTranslation();
  const { values, set, leave, errorOf } = form;
  return (
    <FormSection title={t('card.form.holder')} description={t('card.form.holderAbout')}>
      <Field label={t('card.cardholder')} required={bin?.cardholderRequired} error={errorOf('cardholderId')}>
        <Select
          search
          clearable
          value={values.cardholderId}
          onChange={(id) => set('cardholderId', id)}
          disabled={values.merchantId === undefined}
          options={choices.cardholders.map(({ id, name, isDefault }) => ({
            value: id,
            label: name,
            ...(isDefault && { description: t('card.form.defaultHolder') }),
          }))}
        />
      </Field>
      <Field
        required
        label={t('card.alias')}
        error={errorOf('alias')}
        hint={(values.count ?? 1) > 1 ? t('card.form.numbered') : undefined}
      >
        <TextInput
          value={values.alias ?? ''}
          lengthMax={aliasMax}
          onChange={(alias) => set('alias', alias)}
          onBlur={() => leave('alias')}
        />
      </Field>
    </FormSection>
  );
}
