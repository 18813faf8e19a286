import { currencies, type OutputOf } from '@console/contracts';
import {
  binCardTypes,
  binPlatforms,
  binRegions,
  businessScenarios,
  type CardBinDraft,
  listBinChoices,
  schemes,
  usageTypes,
} from '@console/contracts/cards';
import { type Form, useLocalText, useRecord } from '@console/screens';
import { Checkbox, Field, FormSection, MultiSelect, Select, TextArea, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../common/use-countries';
import { ChoiceField, ChoicesField } from './bin-choice-field';

export interface BinFieldsProps {
  form: Form<CardBinDraft>;
}

type BinChoices = OutputOf<typeof listBinChoices>;

interface Props extends BinFieldsProps {
  /** Cards have been issued from it: what they have from it stays. */
  isFixed: boolean;
}

/** What it is, what it is good for, and who may be given it. */
export function BinFields({ form, isFixed }: Props) {
  const choices = useRecord(listBinChoices, {}).result.data;
  return (
    <>
      <NumberFields form={form} isFixed={isFixed} channels={choices?.channels ?? []} />
      <ProductFields form={form} />
      <VisibleFields form={form} companies={choices?.companies ?? []} />
    </>
  );
}

function NumberFields({ form, isFixed, channels }: Props & Pick<BinChoices, 'channels'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { options } = useCountries();
  const { values, set, touch, errorOf } = form;
  return (
    <FormSection title={t('card.bin')} description={isFixed ? t('bin.form.fixed') : undefined}>
      <Field label={t('card.bin')} required error={errorOf('bin')} hint={t('bin.form.digits')}>
        <TextInput
          inputMode="numeric"
          disabled={isFixed}
          value={values.bin ?? ''}
          onChange={(bin) => set('bin', bin)}
          onBlur={() => touch('bin')}
        />
      </Field>
      <Field label={t('card.channel')} required error={errorOf('channelId')}>
        <Select
          disabled={isFixed}
          options={channels.map(({ id, code, name }) => ({ value: id, label: textOf(name), description: code }))}
          value={values.channelId}
          onChange={(id) => set('channelId', id)}
        />
      </Field>
      <ChoiceField
        form={form}
        name="scheme"
        label={t('card.scheme')}
        dict="card_scheme"
        values={schemes}
        value={values.scheme}
        onChange={(value) => set('scheme', value)}
        disabled={isFixed}
      />
      <ChoiceField
        form={form}
        name="currency"
        label={t('card.currency')}
        values={currencies}
        value={values.currency}
        onChange={(value) => set('currency', value)}
        disabled={isFixed}
      />
      <ChoiceField
        form={form}
        name="region"
        label={t('bin.region')}
        dict="bin_region"
        values={binRegions}
        value={values.region}
        onChange={(value) => set('region', value)}
      />
      <Field label={t('bin.issuingCountry')} required error={errorOf('issuingCountry')}>
        <Select
          search
          options={options}
          value={values.issuingCountry}
          onChange={(code) => set('issuingCountry', code)}
        />
      </Field>
    </FormSection>
  );
}

function ProductFields({ form }: BinFieldsProps) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  const name = (field: 'nameEn' | 'nameZh') => (
    <Field label={t(`bin.${field}`)} required error={errorOf(field)}>
      <TextInput
        lengthMax={100}
        value={values[field] ?? ''}
        onChange={(text) => set(field, text)}
        onBlur={() => touch(field)}
      />
    </Field>
  );
  const description = (field: 'descriptionEn' | 'descriptionZh') => (
    <Field label={t(`bin.${field}`)} error={errorOf(field)}>
      <TextArea
        lengthMax={500}
        value={values[field] ?? ''}
        onChange={(text) => set(field, text)}
        onBlur={() => touch(field)}
      />
    </Field>
  );
  return (
    <FormSection title={t('card.product')}>
      {name('nameEn')}
      {name('nameZh')}
      {description('descriptionEn')}
      {description('descriptionZh')}
      <ChoiceField
        form={form}
        name="cardType"
        label={t('bin.cardType')}
        dict="bin_card_type"
        values={binCardTypes}
        value={values.cardType}
        onChange={(value) => set('cardType', value)}
      />
      <ChoiceField
        form={form}
        name="usageType"
        label={t('card.usage')}
        dict="usage_type"
        values={usageTypes}
        value={values.usageType}
        onChange={(value) => set('usageType', value)}
      />
      <ChoicesField
        form={form}
        name="scenarios"
        label={t('bin.scenarios')}
        dict="business_scenario"
        values={businessScenarios}
        value={values.scenarios}
        onChange={(value) => set('scenarios', value)}
        required
      />
      <ChoicesField
        form={form}
        name="platforms"
        label={t('bin.platforms')}
        dict="bin_platform"
        values={binPlatforms}
        value={values.platforms}
        onChange={(value) => set('platforms', value)}
        hint={t('bin.form.platforms')}
      />
    </FormSection>
  );
}

function VisibleFields({ form: { values, set, errorOf }, companies }: BinFieldsProps & Pick<BinChoices, 'companies'>) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <FormSection title={t('bin.form.visible')} description={t('bin.form.visibleAbout')}>
      <Field label={t('bin.form.offered')} group width="full">
        <Checkbox checked={values.isVisibleToAll ?? false} onChange={(isAll) => set('isVisibleToAll', isAll)}>
          {t('bin.form.toAll')}
        </Checkbox>
      </Field>
      {values.isVisibleToAll === false && (
        <Field label={t('bin.companies')} required error={errorOf('visibleTo')} width="full">
          <MultiSelect
            options={companies.map(({ id, name, companyNo }) => ({
              value: id,
              label: textOf(name),
              description: companyNo,
            }))}
            value={values.visibleTo ?? []}
            onChange={(ids) => set('visibleTo', ids)}
          />
        </Field>
      )}
    </FormSection>
  );
}
