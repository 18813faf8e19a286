import { useState } from 'react';
import type { InputProps } from './input-props';
import { TextInput } from './text-input';

/** Props of `NumberInput`. */
export interface NumberInputProps extends InputProps<number | undefined> {
  /** Inside the right edge, such as "days". */
  unit?: string;
}

/** A whole number, typed freely; what is not one stays on screen and counts as empty, for the form to say so. */
export function NumberInput({ value, onChange, unit, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const isOwn = wholeOf(typed) === value;
  return (
    <TextInput
      {...rest}
      align="end"
      inputMode="numeric"
      value={isOwn ? typed : String(value ?? '')}
      after={unit}
      onChange={(text) => {
        setTyped(text);
        onChange(wholeOf(text));
      }}
    />
  );
}

/** The whole number that a text writes, grouped or not, or undefined. */
function wholeOf(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '');
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}
