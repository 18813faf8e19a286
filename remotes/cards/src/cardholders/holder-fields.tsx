import { listPhoneAreas, addMonths } from '@console/contracts';
import { holderAgeMin, listMerchantOptions } from '@console/contracts/cards';
import { areaOptions, useLocalText, useOptions, useRecord } from '@console/screens';
import { Field, FormSection, Select } from '@console/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fields, type HolderFieldsProps } from './holder-form-fields';
import { HolderPlaceFields } from './holder-place-fields';
import classes from './holder.module.css';
import { useMask } from './use-mask';

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
  const birthday = useMask(holder, 'birthday');
  return (
    <FormSection title={t('holder.form.who')} description={t('holder.form.whoAbout')}>
      <MerchantField form={form} holder={holder} />
      <fields.Text name="firstName" />
      <fields.Text name="middleName" />
      <fields.Text name="lastName" />
      <fields.Day name="birthday" max={addMonths(today, -12 * holderAgeMin)} {...birthday.field} {...birthday.input} />
    </FormSection>
  );
}

/** Merchant of the cardholder, preselected if there is only one. It never changes after creation. */
function MerchantField({ form, holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const {
    rows: merchants,
    search,
    isWhole,
  } = useOptions(listMerchantOptions, holder ? null : {}, [form.values.merchantId]);
  const options = holder
    ? [{ value: holder.merchant.id, label: textOf(holder.merchant.name) }]
    : merchants.map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }));
  const choose = useEffectEvent((id: string) => form.setDefault('merchantId', id));
  const only = isWhole && merchants.length === 1 ? merchants[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  return (
    <Field label={t('card.merchant')} required error={form.errorOf('merchantId')} width="full">
      <Select
        search
        onTyped={search}
        disabled={holder !== null}
        options={options}
        value={form.values.merchantId}
        onChange={(id) => form.set('merchantId', id)}
      />
    </Field>
  );
}

function ContactFields({ holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const areas = useRecord(listPhoneAreas, {}).result.data?.list ?? [];
  const phone = useMask(holder, 'phone');
  const email = useMask(holder, 'email');
  return (
    <FormSection title={t('holder.form.contact')}>
      <fields.Select
        name="areaCode"
        search
        required={phone.field.required}
        disabled={phone.input.disabled}
        options={areaOptions(areas, textOf)}
      />
      <fields.Text name="phone" type="tel" inputMode="tel" {...phone.field} {...phone.input} />
      <fields.Text name="email" inputMode="email" width="full" {...email.field} {...email.input} />
    </FormSection>
  );
}

function UseFields({ form: { errorOf }, holder }: HolderFieldsProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('holder.form.use')}>
      <Field label={t('holder.form.marks')} group width="full" error={errorOf('isDefault')}>
        <div className={classes.choices}>
          <fields.Check name="isDefault" label={t('holder.form.default')} disabled={holder?.status === 'DISABLED'} />
          <fields.Check name="sharesToWalletUser" label={t('holder.form.shares')} />
        </div>
      </Field>
      <fields.Area name="remark" />
    </FormSection>
  );
}
