import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx';
import classes from './choice.module.css';
import { useField } from './use-field';

/** Props of `Checkbox` and `Switch`. */
export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Visible label beside it. */
  children?: ReactNode;
  /** Accessible name, if there is no visible label. */
  label?: string;
  disabled?: boolean;
  /** Indeterminate: some of the represented items are checked, but not all. */
  mixed?: boolean;
  id?: string;
  name?: string;
}

/** Check box for yes or no, or for the selection of a row. */
export function Checkbox({ checked, onChange, children, label, mixed = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Inside a field it has the field's description and validity, but its own name.
  const { id: _id, 'aria-label': _label, ...field } = useField({});
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classes.choice}>
      <input
        ref={input}
        {...field}
        {...rest}
        type="checkbox"
        className={classes.check}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

/** Switch that takes effect immediately. */
export function Switch({ checked, onChange, children, label, mixed: _mixed, ...rest }: CheckboxProps) {
  return (
    <label className={cx(classes.choice, classes.switchChoice)}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={classes.switch}
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
