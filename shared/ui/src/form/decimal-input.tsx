import { type NumberShape, readNumber } from '@console/contracts';
import { useState } from 'react';
import { typedValueOf } from './amount.rules';
import type { InputProps } from './input-props';
import { pasteCells } from './paste-cells';
import { TextInput } from './text-input';
import { useRefusedText } from './use-refused-text';

/** Props of `DecimalInput`. */
export interface DecimalInputProps extends InputProps<string>, Omit<NumberShape, 'unit'> {
  /** Displayed inside the right edge, such as `%`. */
  unit?: string;
}

/**
 * Input for a number, whose value is a decimal string. A text that is not a number remains the value, with a message.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { value, onChange, onBlur, unit, fractionDigits, wholeDigits, isSigned, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shape: NumberShape = {
    fractionDigits,
    unit,
    ...(wholeDigits !== undefined && { wholeDigits }),
    ...(isSigned !== undefined && { isSigned }),
  };
  const shown = typed ?? value;
  const reading = readNumber(shown, shape);
  const { ref, showRefusal } = useRefusedText(reading.at === 'refused' ? reading.issue : null);
  const change = (text: string) => {
    setTyped(text);
    onChange(typedValueOf(readNumber(text, shape), text));
  };
  return (
    <TextInput
      {...rest}
      ref={ref}
      align="end"
      inputMode={fractionDigits === 0 ? 'numeric' : 'decimal'}
      value={shown}
      after={unit}
      onInvalid={showRefusal}
      onBlur={() => {
        setTyped(null);
        showRefusal();
        onBlur?.();
      }}
      onChange={change}
      onPaste={pasteCells(change)}
    />
  );
}
