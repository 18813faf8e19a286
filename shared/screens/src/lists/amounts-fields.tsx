import { amountRange, type FieldIssue, fieldMessageOf, issuesOf } from '@console/contracts';
import { AmountInput, Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencies } from '../dicts/code-options';
import { useLanguage } from '../use-shown';
import { rangeIn, rangeWord } from './list-query.rules';

interface Range {
  currency: string;
  from?: string | undefined;
  to?: string | undefined;
}

type End = 'from' | 'to';

interface AmountsFieldsProps {
  label: string;
  values: readonly string[] | undefined;
  onChange: (values: string[]) => void;
}

/**
 * A filter with a currency, a minimum and a maximum, both optional. Invalid input shows an error and is not applied.
 */
export function AmountsFields({ label, values, onChange }: AmountsFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const currencies = useCurrencies();
  const applied = values?.[0] ?? '';
  const [typed, setTyped] = useState({ applied, range: startOf(values) });
  // The filter was cleared or changed outside of this field: the typed values are discarded.
  const range = typed.applied === applied ? typed.range : startOf(values);
  const { issues } = checked(range);
  const errorOf = (field: End) => {
    const issue = issues.find((one) => one.field === field);
    return issue && fieldMessageOf(issue, language);
  };
  const change = (part: Partial<Range>) => {
    const next = { ...range, ...part };
    const word = rangeWord(checked(next).valid);
    setTyped({ applied: word[0] ?? '', range: next });
    onChange(word);
  };
  return (
    <>
      <Field label={t('kit.amountCurrency', { label })} width="full">
        <Select
          options={currencies}
          value={range.currency}
          onChange={(currency = range.currency) => change({ currency })}
        />
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

/** Returns the issues of both ends, and the range with only the valid ends. */
function checked({ currency, from, to }: Range): { issues: FieldIssue[]; valid: Range } {
  const parsed = amountRange.safeParse({ currency, ...(from && { from }), ...(to && { to }) });
  const issues = parsed.success ? [] : issuesOf(parsed.error);
  const isValid = (end: End) => !issues.some(({ field }) => field === end);
  return { issues, valid: { currency, ...(isValid('from') && { from }), ...(isValid('to') && { to }) } };
}

function startOf(values: readonly string[] | undefined): Range {
  const range = rangeIn(values);
  return { ...range, currency: range.currency || 'USD' };
}
