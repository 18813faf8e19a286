import { currencies, type Currency } from '@console/contracts';
import { type Form, useCurrencies } from '@console/screens';
import { AmountInput, Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkDraft } from './card-bulk.rules';
import { LimitPeriodField } from './limit-period-field';

/** One limit for each card, or no limit, with a note that cards in other currencies are skipped. */
export function LimitFields({ form, currency: common }: { form: Form<BulkDraft>; currency: Currency }) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
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
          options={useCurrencies()}
          value={currency}
          onChange={(value) => put({ amount, currency: currencies.find((code) => code === value) ?? currency })}
        />
      </Field>
      <Field label={t('card.limit')} hint={t('bulk.limitAbout')} error={errorOf('limit')}>
        <AmountInput
          value={amount}
          currency={currency}
          onChange={(typed) => put({ amount: typed, currency })}
          onBlur={() => touch('limit')}
        />
      </Field>
      <LimitPeriodField
        hasLimit={values.limit !== undefined}
        value={values.limitPeriod}
        error={errorOf('limitPeriod')}
        onChange={(period) => set('limitPeriod', period)}
      />
    </>
  );
}
