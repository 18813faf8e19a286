import { currencies, type Currency } from '@console/contracts';
import { type Form, useCurrencies } from '@console/screens';
import { AmountInput, Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { BulkDraft } from './card-bulk.rules';

/** One amount for each card, with a note that cards in other currencies are skipped. */
export function AmountFields({ form, currency }: { form: Form<BulkDraft>; currency: Currency }) {
  const { t } = useTranslation();
  const { amount = { amount: '', currency } } = form.values;
  return (
    <>
      <Field label={t('card.currency')} required>
        <Select
          options={useCurrencies()}
          value={amount.currency}
          onChange={(value) => form.set('amount', { ...amount, currency: currencyOf(value) ?? amount.currency })}
        />
      </Field>
      <Field label={t('bulk.amount')} required error={form.errorOf('amount')}>
        <AmountInput
          value={amount.amount}
          currency={amount.currency}
          onChange={(value) => form.set('amount', { ...amount, amount: value })}
          onBlur={() => form.touch('amount')}
        />
      </Field>
    </>
  );
}

const currencyOf = (value: string | undefined) => currencies.find((code) => code === value);
