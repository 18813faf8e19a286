import { type Option, MultiSelect, Select } from '@console/ui/form';
import type { z } from '@console/contracts/zod';
import { useCodeOptions } from '../dicts/code-options';
import { useFieldForm } from '../forms/form-scope';
import { fieldFactsOf, shapeOf, valuesOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import { elementOf } from './list-facts.rules';
import { StandingField } from './standing-field';

/** A field with one or several choices. */
export interface ChoicesProps extends FieldOfDraft {
  options: Option[];
  /** Loads more choices that match the typed text. */
  onTyped?: ((typed: string) => void) | undefined;
}

/** A field with a code of the contract. */
export interface CodeProps extends FieldOfDraft {
  /** Dictionary with labels; without one the codes are shown. */
  dict?: string | undefined;
}

const listIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A field for several of the given options. */
export const ChoicesField = ({ options, onTyped, ...field }: ChoicesProps) => (
  <StandingField {...field}>
    {({ value, change, input }) => (
      <MultiSelect {...input} options={options} {...(onTyped && { onTyped })} value={listIn(value)} onChange={change} />
    )}
  </StandingField>
);

/** A field for one code of the contract. */
export function CodeField({ dict, ...field }: CodeProps) {
  const chosen = listIn([useFieldForm(field.schema).values[field.name]]);
  const options = useCodeOptions(fieldFactsOf(field.schema, field.name).values ?? [], dict, chosen);
  return (
    <StandingField {...field}>
      {({ value, facts, change, input }) => (
        <Select
          {...input}
          clearable={!(field.required ?? facts.isRequired)}
          options={options}
          value={typeof value === 'string' ? value : undefined}
          onChange={change}
        />
      )}
    </StandingField>
  );
}

/** A field for several codes of the contract, in its order. */
export function CodesField({ dict, ...field }: CodeProps) {
  const codes = codesOf(field.schema, field.name);
  const chosen = listIn(useFieldForm(field.schema).values[field.name]);
  const options = useCodeOptions(codes, dict, chosen);
  return (
    <StandingField {...field}>
      {({ value, change, input }) => (
        <MultiSelect
          {...input}
          options={options}
          value={listIn(value)}
          onChange={(chosen) => change(codes.filter((code) => chosen.includes(code)))}
        />
      )}
    </StandingField>
  );
}

function codesOf(schema: z.ZodType, name: string): readonly string[] {
  const field = shapeOf(schema)?.[name];
  const element = field && elementOf(field);
  return (element && valuesOf(element)) ?? [];
}
