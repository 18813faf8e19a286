import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readAmount } from '@console/contracts';
import { digitsOf } from '@console/i18n';
import { cx } from '../cx';
import { shownDecimal, typedValueOf } from './amount.rules';
import type { InputProps } from './input-props';
import classes from './form.module.css';
import { pasteCells } from './paste-cells';
import { useField } from './use-field';
import { useRefusedText } from './use-refused-text';

/** Props of `AmountInput`. */
export interface AmountInputProps extends InputProps<string> {
  currency: string;
}

/**
 * Input for an amount, whose value is a decimal string. While it is edited it shows the typed text, afterwards grouped
 * digits. A text that is not an amount of the currency remains the value, with a message that shows how to write the
 * amount.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, currency, id, label, onBlur, name, disabled, placeholder, autoFocus } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useField({ id, label });
  const reading = readAmount(value, currency);
  const { ref: input, showRefusal } = useRefusedText(reading.at === 'refused' ? reading.issue : null);
  const pointed = useRef(false);
  const isEdited = typed !== null;
  // Changing the text clears the selection that the Tab key made, so the text is selected again; after a click the
  // caret stays.
  useLayoutEffect(() => {
    if (isEdited && !pointed.current) input.current?.select();
  }, [isEdited, input]);
  // After a change of currency the same amount can have other decimal places.
  const sent = typedValueOf(reading, value);
  useEffect(() => {
    if (sent !== value) onChange(sent);
  }, [sent, value, onChange]);
  const change = (text: string) => {
    setTyped(text);
    onChange(typedValueOf(readAmount(text, currency), text));
  };
  return (
    <span
      className={cx(classes.box, classes.alignEnd, classes.withUnit)}
      data-invalid={field['aria-invalid']}
      data-disabled={disabled}
    >
      <input
        {...field}
        {...{ name, disabled, placeholder, autoFocus }}
        ref={input}
        className={classes.input}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (reading.at === 'refused' ? value : shownDecimal(sent, digitsOf(currency)))}
        onPointerDown={() => (pointed.current = true)}
        onFocus={() => setTyped(value)}
        onInvalid={showRefusal}
        onBlur={() => {
          pointed.current = false;
          setTyped(null);
          showRefusal();
          onBlur?.();
        }}
        onChange={(event) => change(event.target.value)}
        onPaste={pasteCells(change)}
      />
      {currency !== '' && <span className={classes.unit}>{currency}</span>}
    </span>
  );
}
