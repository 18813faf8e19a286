import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx';
import classes from './choice.module.css';
import { useField } from './use-field';

/** Props of `Checkbox` and `Switch`. */
export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words beside it. */
  children?: ReactNode;
  /** Its name where there are no words beside it. */
  label?: string;
  disabled?: boolean;
  /** Some, but not all, of what it stands for. */
  mixed?: boolean;
  id?: string;
  name?: string;
}

/** Yes or no, or the choice of a row. */
export function Checkbox({ checked, onChange, children, label, mixed = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  // Inside a field it says what is wrong, and can be found as what is wrong; its name is its own.
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

/** Something that is on or off at once. */
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
