import { createContext, use } from 'react';

/** Context that a field provides to its input. */
export interface FieldState {
  id: string;
  labelId: string;
  noteId: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  /** Sets the message of an input with an unreadable text; empty if the text is readable. */
  report: (refusal: string) => void;
  /** Displays the message from now on. */
  showRefusal: () => void;
}

/** Context between a field and its input. */
export const FieldContext = createContext<FieldState | null>(null);

/** Returns the attributes that connect an input to its field, or the input's own attributes if there is no field. */
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

/** Returns these attributes for a group, which a `<label>` cannot name: `aria-labelledby` refers to the label. */
export function useFieldGroup(label: string | undefined) {
  const field = use(FieldContext);
  return {
    'aria-label': label,
    'aria-labelledby': label === undefined ? field?.labelId : undefined,
    'aria-describedby': field?.noteId,
    'aria-invalid': field?.isInvalid ? true : undefined,
  } as const;
}
