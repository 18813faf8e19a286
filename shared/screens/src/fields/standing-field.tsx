import type { z } from '@console/contracts/zod';
import { Field } from '@console/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../forms/form-scope';
import { type FieldFacts, fieldFactsOf } from './field-facts.rules';
import type { FieldProps, FieldState } from './field-props';

interface Draft {
  schema: z.ZodType;
  /** Start of the keys of its texts. */
  ns: string;
}

const factsBySchema = new WeakMap<z.ZodType, Map<string, FieldFacts>>();

/** A contract never changes, so each of its fields is factsBySchema at once. */
function factsOf(schema: z.ZodType, name: string): FieldFacts {
  const facts = factsBySchema.get(schema) ?? new Map<string, FieldFacts>();
  factsBySchema.set(schema, facts);
  const fact = facts.get(name) ?? fieldFactsOf(schema, name);
  facts.set(name, fact);
  return fact;
}

interface Props extends Omit<FieldProps<never, never>, 'name'>, Draft {
  name: string;
  /** Several controls, which the label names as a group. */
  group?: boolean;
  /** Says in other words what is wrong, where the input says more of it by itself. */
  reword?: ((message: string) => string) | undefined;
  children: (state: FieldState) => ReactNode;
}

/** A field as it stands in its form: label, mark, message and hint around an input. */
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
    input: { name, onBlur: () => form.touch(name), ...input },
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
