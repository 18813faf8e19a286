import type { z } from '@console/contracts/zod';
import { Field } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../forms/form-scope';
import { type FieldFacts, fieldFactsOf } from './field-facts.rules';
import type { FieldProps, FieldState } from './field-props';

interface Draft {
  schema: z.ZodType;
  /** Prefix of the text keys. */
  ns: string;
}

const factsBySchema = new WeakMap<z.ZodType, Map<string, FieldFacts>>();

/** Caches the properties of each field by schema, because a contract never changes. */
function factsOf(schema: z.ZodType, name: string): FieldFacts {
  const facts = factsBySchema.get(schema) ?? new Map<string, FieldFacts>();
  factsBySchema.set(schema, facts);
  const fact = facts.get(name) ?? fieldFactsOf(schema, name);
  facts.set(name, fact);
  return fact;
}

interface Props extends Omit<FieldProps<never, never>, 'name'>, Draft {
  name: string;
  /** Whether the label names a group of controls. */
  group?: boolean;
  /** Rewords an error message if the input has a more precise text. */
  reword?: ((message: string) => string) | undefined;
  children: (state: FieldState) => ReactNode;
}

/** A field with its label, required mark, message and hint around an input. */
export function StandingField({
  schema,
  ns,
  name,
  label,
  hint,
  required,
  width,
  group,
  reword,
  children,
  ...input
}: Props) {
  const { t } = useTranslation();
  const form = useFieldForm(schema);
  const facts = factsOf(schema, name);
  const error = form.errorOf(name);
  const state: FieldState = {
    value: form.values[name],
    facts,
    change: (value) => form.set(name, value),
    input: { name, onBlur: () => form.touch(name), ...input, ...(form.isReadOnly && { disabled: true }) },
  };
  return (
    <Field
      label={label ?? t(`${ns}.${name}`)}
      required={required ?? facts.isRequired}
      error={error === undefined ? undefined : (reword?.(error) ?? error)}
      hint={hint}
      {...(width && { width })}
      {...(group && { group })}
    >
      {children(state)}
    </Field>
  );
}
