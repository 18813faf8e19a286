import { addDays, dayIn, fieldMessageOf, typedDaysIssues } from '@console/contracts';
import { formatZone } from '@console/i18n';
import { Button } from '@console/ui';
import { DayRangeInput, type DayRange } from '@console/ui/date';
import { Field } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useShown } from '../use-shown';
import css from './days-field.module.css';
import { daysIn } from './list-query.rules';

interface DaysFieldProps {
  label: string;
  values: readonly string[] | undefined;
  onChange: (values: string[]) => void;
}

/**
 * A filter with a first and a last day, both optional, in the time zone that the server uses for days. Invalid input is
 * not applied.
 */
export function DaysField({ label, values, onChange }: DaysFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zone } = useShown();
  // The UTC offset of some time zones changes twice a year.
  const [now] = useState(() => new Date());
  const applied = values?.[0] ?? '';
  const [typed, setTyped] = useState({ applied, range: daysIn(values) });
  const [isTouched, setTouched] = useState(false);
  // The filter was cleared or changed outside of this field: the typed values are discarded.
  const range = typed.applied === applied ? typed.range : daysIn(values);
  const [issue] = typedDaysIssues(range);
  const change = (next: DayRange) => {
    const isWhole = typedDaysIssues(next).length === 0;
    const word = next.first || next.last ? `${next.first}..${next.last}` : '';
    setTyped({ applied: isWhole ? word : applied, range: next });
    if (isWhole) onChange(word ? [word] : []);
  };
  // An incomplete date is not an error until the field is left.
  const error = issue && (isTouched || issue.code !== 'FORMAT') ? fieldMessageOf(issue, language) : undefined;
  const today = dayIn(zone, now);
  const presets = [
    { key: 'today', first: today },
    { key: 'week', first: addDays(today, -6) },
    { key: 'month', first: `${today.slice(0, 8)}01` },
  ];
  return (
    <Field
      group
      label={label}
      width="full"
      error={error}
      hint={t('kit.daysZone', { zone, offset: formatZone(now, zone) })}
    >
      <DayRangeInput
        labels={{ first: t('kit.firstDay', { label }), last: t('kit.lastDay', { label }) }}
        value={range}
        onChange={change}
        wrong={issue?.field === 'first' ? 'first' : 'last'}
        onBlur={() => setTouched(true)}
      />
      <span className={css.presets}>
        {presets.map(({ key, first }) => (
          <Button key={key} size="small" onClick={() => change({ first, last: today })}>
            {t(`kit.days.${key}`)}
          </Button>
        ))}
      </span>
    </Field>
  );
}
