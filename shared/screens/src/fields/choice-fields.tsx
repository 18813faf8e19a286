import { type Option, MultiSelect, Select } from '@console/ui/form';
import type { z } from '@console/contracts/zod';
import { useCodeOptions } from '../dicts/code-options';
import { useFieldForm } from '../forms/form-scope';
import { fieldFactsOf, shapeOf, valuesOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import { elementOf } from './list-facts.rules';
import { StandingField } from './standing-field';

/** A choice of one or of several. */
export interface ChoicesProps extends FieldOfDraft {
  options: Option[];
  /** Finds more choices by what is typed. */
  onTyped?: ((typed: string) => void) | undefined;
}

/** A choice among the codes of the contract. */
export interface CodeProps extends FieldOfDraft {
  /** Labels the codes; without one they speak for themselves. */
  dict?: string | undefined;
}

const listIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Any of what is offered. */
export const ChoicesField = ({ options, onTyped, ...field }: ChoicesProps) => (
  <StandingField {...field}>
    {({ value, change, input }) => (
      <MultiSelect {...input} options={options} {...(onTyped && { onTyped })} value={listIn(value)} onChange={change} />
    )}
  </StandingField>
);

/** One of the codes that the contract has for the field. */
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

/** Any of the codes that the contract has for the field, in its order. */
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
