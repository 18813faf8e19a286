import { addDays, addMonths } from '@console/contracts';
import { type IssuableBin, limitPeriods } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useDicts } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { AmountInput, Field, FormSection, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';
import { amountOf } from './card-draft.rules';
import type { CardFieldsProps } from './card-fields';

export function CardMoneyFields({ form, bin, today }: CardFieldsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const { values, set, touch, errorOf } = form;
  const period = limitPeriods.find((one) => one === values.limitPeriod);
  return (
    <FormSection title={t('card.form.money')} description={t('card.form.moneyAbout')}>
      <Field
        required
        label={t('card.deposit')}
        error={errorOf('deposit')}
        hint={bin ? <DepositRange bin={bin} /> : t('card.form.productFirst')}
      >
        <AmountInput
          currency={bin?.currency ?? ''}
          disabled={!bin}
          value={values.deposit?.amount ?? ''}
          onChange={(amount) => bin && set('deposit', amountOf(amount, bin))}
          onBlur={() => touch('deposit')}
        />
      </Field>
      <Field required label={t('card.validTo')} error={errorOf('validTo')} hint={bin && <ValidityRange bin={bin} />}>
        <DateInput
          value={values.validTo}
          disabled={!bin}
          min={bin && addDays(today, bin.minValidityDays)}
          max={bin && addMonths(today, bin.maxValidityMonths)}
          onChange={(validTo) => set('validTo', validTo)}
          onBlur={() => touch('validTo')}
        />
      </Field>
      <Field label={t('card.limit')} error={errorOf('limit')} hint={t('card.form.limitAbout')}>
        <AmountInput
          currency={bin?.currency ?? ''}
          disabled={!bin}
          value={values.limit?.amount ?? ''}
          onChange={(amount) => bin && set('limit', amountOf(amount, bin))}
          onBlur={() => touch('limit')}
        />
      </Field>
      <Field
        label={t('card.limitPeriod')}
        required={values.limit !== undefined}
        error={errorOf('limitPeriod')}
        hint={bin ? undefined : t('card.form.productFirst')}
      >
        <Select
          clearable
          value={period}
          disabled={!bin}
          options={limitPeriods.map((one) => ({ value: one, label: label('limit_period', one) }))}
          onChange={(chosen) =>
            set(
              'limitPeriod',
              limitPeriods.find((one) => one === chosen),
            )
          }
        />
      </Field>
    </FormSection>
  );
}

function DepositRange({ bin: { minDeposit, maxDeposit } }: { bin: IssuableBin }) {
  const { t } = useTranslation();
  return t('card.form.depositRange', { min: formatMoney(minDeposit), max: formatMoney(maxDeposit) });
}

function ValidityRange({ bin: { minValidityDays, maxValidityMonths } }: { bin: IssuableBin }) {
  const { t } = useTranslation();
  return t('card.form.validityRange', { days: minValidityDays, months: maxValidityMonths });
}
