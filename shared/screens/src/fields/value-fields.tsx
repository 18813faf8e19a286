import type { Currency, Money } from '@console/contracts';
import { AmountInput, NumberInput } from '@console/ui/form';
import type { FieldOfDraft } from './field-props';
import { StandingField } from './standing-field';

/** A field for an amount whose currency is selected in another field. */
export interface AmountProps extends FieldOfDraft {
  /** Without a currency the field is disabled. */
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

/** A field for an amount as a decimal string. */
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

/** A field for an amount with its currency. */
export const MoneyField = ({ currency, ...field }: AmountProps) => (
  <StandingField {...field}>
    {({ value, change, input }) => (
      <AmountInput
        {...input}
        disabled={input.disabled === true || currency === undefined}
        currency={currency ?? ''}
        // The field name guarantees an amount or no value.
        value={(value as Money | undefined)?.amount ?? ''}
        onChange={(amount) => currency && change(amount === '' ? undefined : { amount, currency })}
      />
    )}
  </StandingField>
);
