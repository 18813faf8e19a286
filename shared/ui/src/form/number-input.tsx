import { readNumber } from '@console/contracts';
import { useState } from 'react';
import type { InputProps } from './input-props';
import { pasteCells } from './paste-cells';
import { TextInput } from './text-input';
import { useRefusedText } from './use-refused-text';

/** Props of `NumberInput`. */
export interface NumberInputProps extends InputProps<number | undefined> {
  /** Displayed inside the right edge, such as "days". */
  unit?: string;
}

/** Input for an integer. Any other text stays on screen with a message, and its form is not sent. */
export function NumberInput({ value, onChange, onBlur, unit, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const read = (text: string) => readNumber(text, { fractionDigits: 0, isSigned: true, unit });
  const numberOf = (text: string): number | undefined => {
    const reading = read(text);
    return reading.at === 'read' ? Number(reading.decimal) : undefined;
  };
  const isOwn = numberOf(typed) === value;
  const shown = isOwn ? typed : String(value ?? '');
  const reading = read(shown);
  const { ref, showRefusal } = useRefusedText(reading.at === 'refused' ? reading.issue : null);
  const change = (text: string) => {
    setTyped(text);
    onChange(numberOf(text));
  };
  return (
    <TextInput
      {...rest}
      ref={ref}
      align="end"
      inputMode="numeric"
      value={shown}
      after={unit}
      onInvalid={showRefusal}
      onBlur={() => {
        showRefusal();
        onBlur?.();
      }}
      onChange={change}
      onPaste={pasteCells(change)}
    />
  );
}
