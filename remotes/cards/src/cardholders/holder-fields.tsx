import { listPhoneAreas, addMonths } from '@console/contracts';
import {
  type CardholderDetail,
  type CardholderForm,
  holderAgeMin,
  listMerchantOptions,
} from '@console/contracts/cards';
import { type Form, useLocalText, useRecord } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { Checkbox, Field, FormSection, Select, TextArea, TextInput } from '@console/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOptions } from '../common/area-options.rules';
import { HolderPlaceFields } from './holder-place-fields';
import classes from './holder.module.css';
import { useMask } from './use-mask';

export interface HolderFieldsProps {
  form: Form<CardholderForm>;
  /** As it was when the form was opened; null for a new one. */
  holder: CardholderDetail | null;
}

interface Props extends HolderFieldsProps {
  today: string;
  onStates: (states: readonly string[]) => void;
}

export function HolderFields({ form, holder, today, onStates }: Props) {
  return (
    <>
      <NameFields form={form} holder={holder} today={today} />
      <ContactFields form={form} holder={holder} />
      <HolderPlaceFields form={form} holder={holder} onStates={onStates} />
      <UseFields form={form} holder={holder} />
    </>
  );
}

function NameFields({ form, holder, today }: HolderFieldsProps & { today: string }) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  const birthday = useMask(holder, 'birthday');
  const name = (field: 'firstName' | 'middleName' | 'lastName') => (
    <Field label={t(`holder.${field}`)} required={field !== 'middleName'} error={errorOf(field)}>
      <TextInput
        value={values[field] ?? ''}
        lengthMax={100}
        onChange={(value) => set(field, value)}
        onBlur={() => touch(field)}
      />
    </Field>
  );
  return (
    <FormSection title={t('holder.form.who')} description={t('holder.form.whoAbout')}>
      <MerchantField form={form} holder={holder} />
      {name('firstName')}
      {name('middleName')}
      {name('lastName')}
      <Field label={t('holder.birthday')} {...birthday.field} error={errorOf('birthday')}>
        <DateInput
          {...birthday.input}
          value={values.birthday}
          max={addMonths(today, -12 * holderAgeMin)}
          onChange={(value) => set('birthday', value)}
          onBlur={() => touch('birthday')}
        />
      </Field>
    </FormSection>
  );
}

/** The only merchant is chosen already. A holder stays with the merchant that it was made for. */
function MerchantField({ form, holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const merchants = useRecord(listMerchantOptions, holder ? null : {}).result.data?.list ?? [];
  const options = holder
    ? [{ value: holder.merchant.id, label: textOf(holder.merchant.name) }]
    : merchants.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }));
  const choose = useEffectEvent((id: string) => form.setDefault('merchantId', id));
  const only = merchants.length === 1 ? merchants[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  return (
    <Field label={t('card.merchant')} required error={form.errorOf('merchantId')} width="full">
      <Select
        search
        disabled={holder !== null}
        options={options}
        value={form.values.merchantId}
        onChange={(id) => form.set('merchantId', id)}
      />
    </Field>
  );
}

function ContactFields({ form, holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  const { values, set, touch, errorOf } = form;
  const phone = useMask(holder, 'phone');
  const email = useMask(holder, 'email');
  return (
    <FormSection title={t('holder.form.contact')}>
      <Field label={t('holder.areaCode')} required={phone.field.required} error={errorOf('areaCode')}>
        <Select
          search
          clearable
          disabled={phone.input.disabled}
          options={areaOptions(areas, textOf)}
          value={values.areaCode}
          onChange={(code) => set('areaCode', code)}
        />
      </Field>
      <Field label={t('holder.phone')} {...phone.field} error={errorOf('phone')}>
        <TextInput
          {...phone.input}
          type="tel"
          inputMode="tel"
          value={values.phone ?? ''}
          onChange={(value) => set('phone', value || undefined)}
          onBlur={() => touch('phone')}
        />
      </Field>
      <Field label={t('holder.email')} {...email.field} error={errorOf('email')} width="full">
        <TextInput
          {...email.input}
          inputMode="email"
          lengthMax={100}
          value={values.email ?? ''}
          onChange={(value) => set('email', value || undefined)}
          onBlur={() => touch('email')}
        />
      </Field>
    </FormSection>
  );
}

function UseFields({ form, holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  return (
    <FormSection title={t('holder.form.use')}>
      <Field label={t('holder.form.marks')} group width="full" error={errorOf('isDefault')}>
        <div className={classes.choices}>
          <Checkbox
            checked={values.isDefault ?? false}
            disabled={holder?.status === 'DISABLED'}
            onChange={(isDefault) => set('isDefault', isDefault)}
          >
            {t('holder.form.default')}
          </Checkbox>
          <Checkbox
            checked={values.sharesToWalletUser ?? false}
            onChange={(shares) => set('sharesToWalletUser', shares)}
          >
            {t('holder.form.shares')}
          </Checkbox>
        </div>
      </Field>
      <Field label={t('holder.remark')} error={errorOf('remark')} width="full">
        <TextArea
          value={values.remark ?? ''}
          lengthMax={500}
          onChange={(remark) => set('remark', remark)}
          onBlur={() => touch('remark')}
        />
      </Field>
    </FormSection>
  );
}
