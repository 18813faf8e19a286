import { amountRange, fieldMessageOf, issuesOf } from '@console/contracts';
import { AmountInput, Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencies } from '../dicts/code-options';
import { useLanguage } from '../use-shown';
import { rangeIn, rangeWord } from './list-query.rules';

interface AmountsFieldsProps {
  label: string;
  values: readonly string[] | undefined;
  onChange: (values: string[]) => void;
}

/** A currency with the least and the most; either may be left open. What is wrong narrows nothing and says so. */
export function AmountsFields({ label, values, onChange }: AmountsFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const currencies = useCurrencies();
  const applied = values?.[0] ?? '';
  const [typed, setTyped] = useState({ applied, range: startOf(values) });
  // Cleared or changed from elsewhere: what was typed here before is no more.
  const range = typed.applied === applied ? typed.range : startOf(values);
  const parsed = amountRange.safeParse(range);
  const issues = parsed.success ? [] : issuesOf(parsed.error);
  const errorOf = (field: 'from' | 'to') => {
    const issue = issues.find((one) => one.field === field);
    return issue && fieldMessageOf(issue, language);
  };
  const change = (part: Partial<typeof range>) => {
    const next = Object.fromEntries(Object.entries({ ...range, ...part }).filter(([, value]) => value !== ''));
    const nextRange = { currency: range.currency, ...next };
    const word = amountRange.safeParse(nextRange).success ? rangeWord(nextRange) : null;
    setTyped({ applied: word === null ? applied : (word[0] ?? ''), range: nextRange });
    if (word !== null) onChange(word);
  };
  return (
    <>
      <Field label={t('kit.amountCurrency', { label })} width="full">
        <Select options={currencies} value={range.currency} onChange={(currency) => change({ currency })} />
      </Field>
      <Field label={t('kit.leastAmount', { label })} error={errorOf('from')}>
        <AmountInput value={range.from ?? ''} currency={range.currency} onChange={(from) => change({ from })} />
      </Field>
      <Field label={t('kit.mostAmount', { label })} error={errorOf('to')}>
        <AmountInput value={range.to ?? ''} currency={range.currency} onChange={(to) => change({ to })} />
      </Field>
    </>
  );
}

function startOf(values: readonly string[] | undefined): { currency: string; from?: string; to?: string } {
  const range = rangeIn(values);
  return { ...range, currency: range.currency || 'USD' };
}
