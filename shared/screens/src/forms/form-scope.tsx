import type { z } from '@console/contracts/zod';
import { createContext, type ReactNode, useContext } from 'react';
import type { Form } from './use-form';

/** The form of the surrounding scope, whatever its draft. */
export interface FieldForm {
  schema: z.ZodType;
  values: Readonly<Record<string, unknown>>;
  set: (name: string, value: unknown) => void;
  touch: (name: string) => void;
  errorOf: (name: string) => string | undefined;
  errorAt: (path: string, how?: { exact?: boolean }) => string | undefined;
  setWithin: (name: string, value: unknown, path: string) => void;
}

const FormContext = createContext<FieldForm | null>(null);

/** Provides a form to the fields within. */
export function FormScope<Draft extends object>({ form, children }: { form: Form<Draft>; children: ReactNode }) {
  // Fields come from `fieldsOf` of the same draft, which checks names and types; the context holds untyped names and
  // values.
  return <FormContext value={form as unknown as FieldForm}>{children}</FormContext>;
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
