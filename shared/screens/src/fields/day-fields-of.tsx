import type { z } from '@console/contracts/zod';
import { DateInput } from '@console/ui/date';
import type { FieldProps } from './field-props';
import { StandingField } from './standing-field';

type DayProps<Draft> = FieldProps<Draft, string> & {
  /** First and last selectable day, as `2026-03-01`. */
  min?: string;
  max?: string;
};

/**
 * Returns date fields for a draft, like `fieldsOf`. They are separate, so that forms without dates do not load the
 * calendar.
 */
export function dayFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  return {
    Day: ({ min, max, ...field }: DayProps<Draft>) => (
      <StandingField schema={schema} ns={ns} {...field}>
        {({ value, change, input }) => (
          <DateInput
            {...input}
            {...(min !== undefined && { min })}
            {...(max !== undefined && { max })}
            value={typeof value === 'string' ? value : undefined}
            onChange={change}
          />
        )}
      </StandingField>
    ),
  };
}
