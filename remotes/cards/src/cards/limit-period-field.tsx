import { type Card, limitPeriods } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { cardDicts } from './card-dicts';

type LimitPeriod = NonNullable<Card['limit']>['period'];

interface LimitPeriodFieldProps {
  /** False disables the field: a period needs a limit. */
  hasLimit: boolean;
  value: LimitPeriod | undefined;
  error: string | undefined;
  onChange: (period: LimitPeriod | undefined) => void;
}

/** Period of a limit, after which it resets. */
export function LimitPeriodField({ hasLimit, value, error, onChange }: LimitPeriodFieldProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  return (
    <Field width="full" label={t('card.limitPeriod')} required={hasLimit} error={error}>
      <Select
        value={hasLimit ? value : undefined}
        disabled={!hasLimit}
        options={limitPeriods.map((period) => ({ value: period, label: label('limit_period', period) }))}
        onChange={(chosen) => onChange(limitPeriods.find((one) => one === chosen))}
      />
    </Field>
  );
}
