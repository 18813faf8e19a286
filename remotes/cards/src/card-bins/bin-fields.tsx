import { type CardBinDraft, listBinChoices } from '@console/contracts/cards';
import { type Form, useCountries, useLocalText, useRecord } from '@console/screens';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { fields } from './bin-form-fields';

interface BinFieldsProps {
  form: Form<CardBinDraft>;
  /** True if cards were issued from the BIN: fields that define those cards are read-only. */
  isFixed: boolean;
}

/** Fields of a BIN: identity, recommended use, and companies that can get it. */
export function BinFields({ form, isFixed }: BinFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const countries = useCountries();
  const { channels = [], companies = [] } = useRecord(listBinChoices, {}).result.data ?? {};
  return (
    <>
      <FormSection title={t('card.bin')} description={isFixed ? t('bin.form.fixed') : undefined}>
        <fields.Text
          name="bin"
          label={t('card.bin')}
          inputMode="numeric"
          hint={t('bin.form.digits')}
          disabled={isFixed}
        />
        <fields.Select
          name="channelId"
          label={t('card.channel')}
          disabled={isFixed}
          options={channels.map(({ id, code, name }) => ({ value: id, label: textOf(name), description: code }))}
        />
        <fields.Code name="scheme" label={t('card.scheme')} dict="card_scheme" disabled={isFixed} />
        <fields.Code name="currency" dict="currency" label={t('card.currency')} disabled={isFixed} />
        <fields.Code name="region" dict="bin_region" />
        <fields.Select name="issuingCountry" search options={countries.options} />
      </FormSection>
      <FormSection title={t('card.product')}>
        <fields.Text name="nameEn" />
        <fields.Text name="nameZh" />
        <fields.Area name="descriptionEn" width="half" />
        <fields.Area name="descriptionZh" width="half" />
        <fields.Code name="cardType" dict="bin_card_type" />
        <fields.Code name="usageType" label={t('card.usage')} dict="usage_type" />
        <fields.Codes name="scenarios" dict="business_scenario" />
        <fields.Codes name="platforms" dict="bin_platform" hint={t('bin.form.platforms')} />
      </FormSection>
      <FormSection title={t('bin.form.visible')} description={t('bin.form.visibleAbout')}>
        <Field label={t('bin.form.offered')} group width="full">
          <fields.Check name="isVisibleToAll" label={t('bin.form.toAll')} />
        </Field>
        {form.values.isVisibleToAll === false && (
          <fields.Choices
            name="visibleTo"
            label={t('bin.companies')}
            required
            width="full"
            options={companies.map(({ id, name, companyNo }) => ({
              value: id,
              label: textOf(name),
              description: companyNo,
            }))}
          />
        )}
      </FormSection>
    </>
  );
}
