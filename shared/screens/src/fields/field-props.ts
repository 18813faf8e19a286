import type { z } from '@console/contracts/zod';
import type { ReactNode } from 'react';
import type { FieldFacts } from './field-facts.rules';

/** Names of the fields of a draft that hold such a value. */
type NamesOf<Draft, Value> = {
  [Name in keyof Draft]-?: Draft[Name] extends Value | null | undefined ? Name : never;
}[keyof Draft] &
  string;

/** What every field of a form takes. Its label, whether it is required and how long it may be come from the contract. */
export interface FieldProps<Draft, Value> {
  name: NamesOf<Draft, Value>;
  /** Where it is not the text of the field's name. */
  label?: string | undefined;
  hint?: ReactNode;
  /** Where rules demand more than the shape of the draft does. */
  required?: boolean | undefined;
  width?: 'half' | 'full' | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** A field with the draft that it is of, once its name and its value have been compared with the draft. */
export interface FieldOfDraft extends Omit<FieldProps<never, never>, 'name'> {
  schema: z.ZodType;
  /** Start of the keys of its texts. */
  ns: string;
  name: string;
}

/** What a field is drawn from: its value, and the ways to change and to leave it. */
export interface FieldState {
  value: unknown;
  facts: FieldFacts;
  change: (value: unknown) => void;
  input: {
    name: string;
    onBlur: () => void;
    disabled?: boolean | undefined;
    placeholder?: string | undefined;
    autoFocus?: boolean | undefined;
  };
}
