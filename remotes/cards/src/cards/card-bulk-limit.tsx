import { currencies, type Currency } from '@console/contracts';
import { limitPeriods } from '@console/contracts/cards';
import { type Form, useDicts } from '@console/screens';
import { AmountInput, Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDraft } from './card-bulk.rules';
import { cardDicts } from './card-dicts';

/** The same limit for each card, or none; cards in another currency are told to be left out. */
export function LimitFields({ form, currency: common }: { form: Form<BulkDraft>; currency: Currency }) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const { values, set, leave, errorOf } = form;
  const [chosenCurrency, setCurrency] = useState(common);
  const currency = values.limit?.currency ?? chosenCurrency;
  const amount = values.limit?.amount ?? '';
  const put = (next: { amount: string; currency: Currency }) => {
    setCurrency(next.currency);
    set('limit', next.amount === '' ? undefined : next);
  };
  return (
    <>
      <Field label={t('card.currency')} required>
        <Select
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(value) => put({ amount, currency: currencies.find((code) => code === value) ?? currency })}
        />
      </Field>
      <Field label={t('card.limit')} hint={t('bulk.limitAbout')} error={errorOf('limit')}>
        <AmountInput
          value={amount}
          currency={currency}
          onChange={(typed) => put({ amount: typed, currency })}
          onBlur={() => leave('limit')}
        />
      </Field>
      <Field
        width="full"
        label={t('card.limitPeriod')}
        required={values.limit !== undefined}
        error={errorOf('limitPeriod')}
      >
        <Select
          value={values.limit && values.limitPeriod}
          disabled={values.limit === undefined}
          options={limitPeriods.map((value) => ({ value, label: label('limit_period', value) }))}
          onChange={(chosen) =>
            set(
              'limitPeriod',
              limitPeriods.find((one) => one === chosen),
            )
          }
        />
      </Field>
    </>
  );
}
