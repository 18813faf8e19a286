import type { z } from '@console/contracts/zod';
import { createContext, type ReactNode, useContext } from 'react';
import type { Form } from './use-form';

/** The form that fields stand in, whatever its draft. */
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

/** Lets the fields within be those of one form. */
export function FormScope<Draft extends object>({ form, children }: { form: Form<Draft>; children: ReactNode }) {
  // Fields come from `fieldsOf` of the same draft, which knows names and types; here they are names and values.
  return <FormContext value={form as unknown as FieldForm}>{children}</FormContext>;
}

/** Lets the fields within be those of one item of a list of the form around. */
export const ItemScope = ({ item, children }: { item: FieldForm; children: ReactNode }) => (
  <FormContext value={item}>{children}</FormContext>
);

/** The form around, which must be of this draft. */
export function useFieldForm(schema: z.ZodType): FieldForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a FormPage, an ActionDialog or a FormScope.');
  if (form.schema !== schema) throw new Error('A field stands in a form of another draft.');
  return form;
}
