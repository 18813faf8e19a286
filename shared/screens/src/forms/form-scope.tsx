import type { z } from '@console/contracts/zod';
import { createContext, type ReactNode, useContext } from 'react';
import type { Form } from './use-form';

/** The form of the surrounding scope, for any draft. */
export interface FieldForm {
  schema: z.ZodType;
  values: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  touch: (name: string) => void;
  errorOf: (name: string) => string | undefined;
  errorAt: (path: string, how?: { exact?: boolean }) => string | undefined;
  setWithin: (name: string, value: unknown, path: string) => void;
  /** Sets the initial value of a field in a new record; absent in other forms. */
  startWith?: (name: string, value: unknown) => void;
  /** Whether all fields are disabled. */
  isReadOnly?: boolean;
}

const FormContext = createContext<FieldForm | null>(null);

interface FormScopeProps<Draft extends object> {
  form: Form<Draft>;
  /** Whether the form creates a record, so that its code fields start with the default entries of their dictionaries. */
  isNew?: boolean;
  isReadOnly?: boolean;
  children: ReactNode;
}

/** Provides a form to the fields within. */
export function FormScope<Draft extends object>({
  form,
  isNew = false,
  isReadOnly = false,
  children,
}: FormScopeProps<Draft>) {
  // Fields come from `fieldsOf` of the same draft, which checks names and types; the context holds untyped names and
  // values.
  const scope = { ...form, isReadOnly, ...(isNew && { startWith: form.setDefault }) } as unknown as FieldForm;
  return <FormContext value={scope}>{children}</FormContext>;
}

/** Provides one item of a list to the fields within, as a form. */
export const ItemScope = ({ item, children }: { item: FieldForm; children: ReactNode }) => (
  <FormContext value={item}>{children}</FormContext>
);

/** Returns the surrounding form, which must have this draft. */
export function useFieldForm(schema: z.ZodType): FieldForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a FormPage, an ActionDialog or a FormScope.');
  if (form.schema !== schema) throw new Error('A field stands in a form of another draft.');
  return form;
}
