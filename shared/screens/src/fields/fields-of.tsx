import type { z } from '@console/contracts/zod';
import type { Currency, Money } from '@console/contracts';
import { Checkbox, type Option, Select, TextArea, TextInput, type TextInputProps } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../forms/form-scope';
import { ChoicesField, CodeField, CodesField } from './choice-fields';
import type { FieldProps } from './field-props';
import { StandingField } from './standing-field';
import { AmountField, MoneyField, NumberField } from './value-fields';

type TextProps<Draft> = FieldProps<Draft, string> & Pick<TextInputProps, 'type' | 'inputMode' | 'after'>;
type ChoiceProps<Draft, Value> = FieldProps<Draft, Value> & {
  options: Option[];
  /** Adds a search box to the list of choices. */
  search?: boolean;
  /** Loads more choices that match the typed text. */
  onTyped?: ((typed: string) => void) | undefined;
  onChange?: (value: string | undefined) => void;
};
type AmountProps<Draft, Value> = FieldProps<Draft, Value> & { currency: Currency | undefined };
type CodeProps<Draft, Value> = FieldProps<Draft, Value> & { dict?: string };
type ChoicesProps<Draft> = FieldProps<Draft, string[]> & { options: Option[]; onTyped?: (typed: string) => void };
type MarkProps<Draft> = { name: FieldProps<Draft, boolean>['name']; label?: ReactNode; disabled?: boolean };

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Returns the fields of a draft. A wrong field name or value type does not compile. Label, required mark, limit and
 * messages come from the contract and from the texts of the namespace, so screens do not repeat them.
 */
export function fieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  const draft = { schema, ns };
  return {
    Text: ({ type, inputMode, after, ...field }: TextProps<Draft>) => (
      <StandingField {...draft} {...field}>
        {({ value, facts, change, input }) => (
          <TextInput
            {...input}
            {...(type && { type })}
            {...(inputMode && { inputMode })}
            after={after}
            lengthMax={facts.lengthMax}
            value={textIn(value)}
            onChange={(text) => change(text === '' && facts.isOptional ? undefined : text)}
          />
        )}
      </StandingField>
    ),
    Area: ({ rows = 3, ...field }: FieldProps<Draft, string> & { rows?: number }) => (
      <StandingField {...draft} width="full" {...field}>
        {({ value, facts, change, input }) => (
          <TextArea {...input} rows={rows} lengthMax={facts.lengthMax} value={textIn(value)} onChange={change} />
        )}
      </StandingField>
    ),
    Select: ({ options, search = false, onTyped, onChange, ...field }: ChoiceProps<Draft, string>) => (
      <StandingField {...draft} {...field}>
        {({ value, facts, change, input }) => (
          <Select
            {...input}
            search={search}
            {...(onTyped && { onTyped })}
            clearable={!(field.required ?? facts.isRequired)}
            options={options}
            value={textIn(value) || undefined}
            onChange={onChange ?? change}
          />
        )}
      </StandingField>
    ),
    /** One code of the contract, with labels from a dictionary or unchanged. */
    Code: (field: CodeProps<Draft, string>) => <CodeField {...draft} {...field} />,
    /** Several codes of the contract. */
    Codes: (field: CodeProps<Draft, string[]>) => <CodesField {...draft} {...field} />,
    /** Several of the given options. */
    Choices: (field: ChoicesProps<Draft>) => <ChoicesField {...draft} {...field} />,
    Number: (field: FieldProps<Draft, number> & { unit?: string }) => <NumberField {...draft} {...field} />,
    /** An amount as a decimal string; its currency is another field of the draft or the record. */
    Amount: (field: AmountProps<Draft, string>) => <AmountField {...draft} {...field} />,
    /** An amount with its currency. */
    Money: (field: AmountProps<Draft, Money>) => <MoneyField {...draft} {...field} />,
    Check: (mark: MarkProps<Draft>) => <Mark {...draft} {...mark} />,
  };
}

interface Mark {
  schema: z.ZodType;
  ns: string;
  name: string;
  label?: ReactNode;
  disabled?: boolean;
}

/** A checkbox with its label. */
function Mark({ schema, ns, name, label, disabled = false }: Mark) {
  const { t } = useTranslation();
  const { values, set, isReadOnly = false } = useFieldForm(schema);
  return (
    <Checkbox
      name={name}
      disabled={disabled || isReadOnly}
      checked={values[name] === true}
      onChange={(checked) => set(name, checked)}
    >
      {label ?? t(`${ns}.${name}`)}
    </Checkbox>
  );
}
