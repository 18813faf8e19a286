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
 * Input for an amount, whose value is a decimal string. It shows the typed text while it is edited, and grouped digits
 * afterwards. A text that is not an amount of the currency stays as the value, with a message that shows how to write it.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, currency, id, label, onBlur, name, disabled, placeholder, autoFocus } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useField({ id, label });
  const reading = readAmount(value, currency);
  const { ref: input, showRefusal } = useRefusedText(reading.at === 'refused' ? reading.issue : null);
  const pointed = useRef(false);
  const isEdited = typed !== null;
  // A change of the text clears the selection that the Tab key made, so it is made again; a click sets the caret itself.
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
