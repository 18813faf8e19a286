import type { z } from '@console/contracts/zod';
import type { ReactNode } from 'react';
import type { FieldFacts } from './field-facts.rules';

/** Names of the fields of a draft whose values have this type. */
type NamesOf<Draft, Value> = {
  [Name in keyof Draft]-?: Draft[Name] extends Value | null | undefined ? Name : never;
}[keyof Draft] &
  string;

/** Props of every form field. Its label, required mark and maximum length come from the contract. */
export interface FieldProps<Draft, Value> {
  name: NamesOf<Draft, Value>;
  /** Label, if it differs from the text for the field's name. */
  label?: string | undefined;
  hint?: ReactNode;
  /** Marks the field as required if rules demand more than the schema of the draft. */
  required?: boolean | undefined;
  width?: 'half' | 'full' | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** A field with its draft, after its name and value type have been checked against the draft. */
export interface FieldOfDraft extends Omit<FieldProps<never, never>, 'name'> {
  schema: z.ZodType;
  /** Prefix of the text keys. */
  ns: string;
  name: string;
}

/** State of a field: its value, and functions to change it and to mark it as touched. */
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
