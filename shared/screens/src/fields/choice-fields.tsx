import { type Option, MultiSelect, Select } from '@console/ui/form';
import type { z } from '@console/contracts/zod';
import { useEffect, useRef } from 'react';
import { useCodeOptions } from '../dicts/code-options';
import { useDicts } from '../dicts/use-dicts';
import { useFieldForm } from '../forms/form-scope';
import { fieldFactsOf, shapeOf, valuesOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import { elementOf } from './list-facts.rules';
import { StandingField } from './standing-field';

/** A field for one or several options. */
export interface ChoicesProps extends FieldOfDraft {
  options: Option[];
  /** Loads more choices that match the typed text. */
  onTyped?: ((typed: string) => void) | undefined;
}

/** A field with a code of the contract. */
export interface CodeProps extends FieldOfDraft {
  /** Dictionary that contains the labels; without one, the codes are shown. */
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

/** A field for one code of the contract. In a new record it starts with the default entry of its dictionary. */
export function CodeField({ dict, ...field }: CodeProps) {
  const chosen = listIn([useFieldForm(field.schema).values[field.name]]);
  const codes = fieldFactsOf(field.schema, field.name).values ?? [];
  const options = useCodeOptions(codes, dict, chosen);
  useDefaultEntry(field, codes, dict);
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

/** Starts an empty field of a new record with the default entry, once the dictionary is loaded. */
function useDefaultEntry({ schema, name }: FieldOfDraft, codes: readonly string[], dict: string | undefined): void {
  const { details, isOffered } = useDicts(dict === undefined ? [] : [dict]);
  const { values, startWith } = useFieldForm(schema);
  const isStarted = useRef(false);
  const entry = dict === undefined ? undefined : details(dict).find((one) => one.isDefault === true);
  const code = entry && isOffered(entry) && codes.includes(entry.code) ? entry.code : undefined;
  useEffect(() => {
    if (isStarted.current || code === undefined || !startWith) return;
    isStarted.current = true;
    if (values[name] === undefined) startWith(name, code);
  });
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
