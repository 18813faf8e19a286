import { addDays, dayIn } from '@console/contracts';
import { useNow, useShown } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { Field, Select } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const periods = ['NONE', '30', '90', '365', 'DATE'] as const;
type Period = (typeof periods)[number];

interface LastDayFieldProps {
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur: () => void;
  error: string | undefined;
}

/**
 * Last day of a key: no end, after a number of days, or a date. Only the day is stored, so the field reopens with a
 * date.
 */
export function LastDayField({ value, onChange, onBlur, error }: LastDayFieldProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const [chosen, setChosen] = useState<Period>('DATE');
  const period = value === null ? 'NONE' : chosen;
  const today = dayIn(zone, useNow());
  const choose = (option: string | undefined) => {
    const next = periods.find((one) => one === option) ?? 'NONE';
    setChosen(next);
    if (next === 'NONE') onChange(null);
    else if (next === 'DATE') onChange(value ?? addDays(today, 90));
    else onChange(addDays(today, Number(next)));
  };
  const hint = value === null ? t('apiKey.form.noEnd') : t('apiKey.form.endsAfter', { day: value });
  return (
    <>
      <Field required label={t('apiKey.form.period')} hint={hint} error={period === 'DATE' ? undefined : error}>
        <Select
          value={period}
          options={periods.map((one) => ({ value: one, label: t(`apiKey.period.${one}`) }))}
          onChange={choose}
          onBlur={onBlur}
        />
      </Field>
      {period === 'DATE' && (
        <Field required label={t('apiKey.lastDay')} error={error}>
          <DateInput value={value ?? undefined} min={today} onChange={(day) => onChange(day ?? null)} onBlur={onBlur} />
        </Field>
      )}
    </>
  );
}
