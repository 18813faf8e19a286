import { useLayoutEffect, useRef, useState } from 'react';
import { digitsOf } from '@console/i18n';
import { cx } from '../cx';
import { decimalOf, shownDecimal } from './amount.rules';
import type { InputProps } from './input-props';
import classes from './form.module.css';
import { useField } from './use-field';

/** Props of `AmountInput`. */
export interface AmountInputProps extends InputProps<string> {
  currency: string;
}

/** An amount as a decimal string, never a number. While it is edited it shows what is typed, afterwards grouped. */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, currency, id, label, onBlur, name, disabled, placeholder, autoFocus } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const field = useField({ id, label });
  const input = useRef<HTMLInputElement>(null);
  const pointed = useRef(false);
  const isEdited = typed !== null;
  // Another text in the field takes the selection away that the Tab key made; a click has set the caret itself.
  useLayoutEffect(() => {
    if (isEdited && !pointed.current) input.current?.select();
  }, [isEdited]);
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
        value={typed ?? shownDecimal(value, digitsOf(currency))}
        onPointerDown={() => (pointed.current = true)}
        onFocus={() => setTyped(value)}
        onBlur={() => {
          pointed.current = false;
          setTyped(null);
          onBlur?.();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(decimalOf(event.target.value));
        }}
      />
      {currency !== '' && <span className={classes.unit}>{currency}</span>}
    </span>
  );
}
