import { AmountInput, Field, FormSection, NumberInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { BinFieldsProps } from './bin-fields';

const needed = ['minDeposit', 'maxDeposit', 'issueFee'] as const;
const optional = ['minTopup', 'maxTopup', 'minRetained', 'maxBalance'] as const;
const counted = ['minValidityDays', 'maxValidityMonths', 'defaultValidityMonths', 'maxCardsPerRequest'] as const;
const capped = ['maxCardsPerHolder', 'dailyIssueCap'] as const;

/** Amounts in the currency of the BIN, validity and numbers of cards. */
export function BinLimitFields({ form: { values, set, touch, errorOf } }: BinFieldsProps) {
  const { t } = useTranslation();
  const amount = (name: (typeof needed)[number] | (typeof optional)[number], required: boolean) => (
    <Field key={name} label={t(`bin.${name}`)} required={required} error={errorOf(name)}>
      <AmountInput
        currency={values.currency ?? ''}
        value={values[name] ?? ''}
        onChange={(text) => set(name, text || undefined)}
        onBlur={() => touch(name)}
      />
    </Field>
  );
  const count = (name: (typeof counted)[number] | (typeof capped)[number], required: boolean) => (
    <Field key={name} label={t(`bin.${name}`)} required={required} error={errorOf(name)}>
      <NumberInput value={values[name]} onChange={(value) => set(name, value)} onBlur={() => touch(name)} />
    </Field>
  );
  return (
    <>
      <FormSection title={t('bin.form.amounts')} description={t('bin.form.amountsAbout')}>
        {needed.map((name) => amount(name, true))}
        {optional.map((name) => amount(name, false))}
      </FormSection>
      <FormSection title={t('bin.form.counts')}>
        {counted.map((name) => count(name, true))}
        {capped.map((name) => count(name, false))}
      </FormSection>
    </>
  );
}
