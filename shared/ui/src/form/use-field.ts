import { createContext, use } from 'react';

/** What a field tells its input. */
export interface FieldState {
  id: string;
  labelId: string;
  noteId: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  /** Sets the message of an input with an unreadable text; empty if the text is readable. */
  report: (refusal: string) => void;
  /** Shows this message from now on. */
  showRefusal: () => void;
}

/** Between a field and its input. */
export const FieldContext = createContext<FieldState | null>(null);

/** Attributes that tie an input to its field; an input without a field brings its own name. */
export function useField(own: { id?: string | undefined; label?: string | undefined }) {
  const field = use(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-label': own.label,
    'aria-describedby': field?.noteId,
    'aria-invalid': field?.isInvalid ? true : undefined,
    'aria-required': field?.isRequired ? true : undefined,
  } as const;
}

/** The same for a control that a `<label>` cannot name: it points at the label instead. */
export function useFieldGroup(label: string | undefined) {
  const field = use(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.noteId,
    'aria-invalid': field?.isInvalid ? true : undefined,
  } as const;
}
