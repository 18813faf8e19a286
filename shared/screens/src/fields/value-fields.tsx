import type { Currency, Money } from '@console/contracts';
import { AmountInput, NumberInput } from '@console/ui/form';
import type { FieldOfDraft } from './field-props';
import { StandingField } from './standing-field';

/** A field whose value is an amount of a currency that is chosen elsewhere. */
export interface AmountProps extends FieldOfDraft {
  /** Nothing can be typed before there is one. */
  currency: Currency | undefined;
}

export const NumberField = ({ unit, ...field }: FieldOfDraft & { unit?: string | undefined }) => (
  <StandingField {...field}>
    {({ value, change, input }) => (
      <NumberInput
        {...input}
        {...(unit !== undefined && { unit })}
        value={typeof value === 'number' ? value : undefined}
        onChange={change}
      />
    )}
  </StandingField>
);

/** An amount as a decimal text. */
export const AmountField = ({ currency, ...field }: AmountProps) => (
  <StandingField {...field}>
    {({ value, change, input }) => (
      <AmountInput
        {...input}
        currency={currency ?? ''}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => change(text === '' ? undefined : text)}
      />
    )}
  </StandingField>
);

/** An amount with its currency. */
export const MoneyField = ({ currency, ...field }: AmountProps) => (
  <StandingField {...field}>
    {({ value, change, input }) => (
      <AmountInput
        {...input}
        disabled={input.disabled === true || currency === undefined}
        currency={currency ?? ''}
        // The name of the field is one that holds an amount, or nothing yet.
        value={(value as Money | undefined)?.amount ?? ''}
        onChange={(amount) => currency && change(amount === '' ? undefined : { amount, currency })}
      />
    )}
  </StandingField>
);
