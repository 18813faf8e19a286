import { cx } from '../cx';
import type { KeyboardEventHandler } from 'react';
import type { InputProps } from './input-props';
import classes from './form.module.css';
import { useField } from './use-field';

/** Props of `TextArea`. */
export interface TextAreaProps extends InputProps<string> {
  rows?: number;
  lengthMax?: number | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({ value, onChange, id, label, lengthMax, rows = 3, ...rest }: TextAreaProps) {
  const field = useField({ id, label });
  const isOver = lengthMax !== undefined && value.length > lengthMax;
  return (
    <span
      className={cx(classes.box, classes.area)}
      data-invalid={field['aria-invalid'] ?? isOver}
      data-disabled={rest.disabled}
    >
      <textarea
        {...rest}
        {...field}
        className={classes.input}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {lengthMax !== undefined && value.length > lengthMax * 0.8 && (
        <span className={cx(classes.counter, isOver && classes.over)}>
          {value.length}/{lengthMax}
        </span>
      )}
    </span>
  );
}
