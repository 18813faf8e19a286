import { cleanArea } from '@console/contracts';
import { cx } from '../cx';
import type { KeyboardEventHandler } from 'react';
import type { InputProps } from './input-props';
import classes from './form.module.css';
import { isTooLong, TextCounter } from './text-counter';
import { useField } from './use-field';

/** Props of `TextArea`. */
export interface TextAreaProps extends InputProps<string> {
  rows?: number;
  lengthMax?: number | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

/** Text input with several lines. */
export function TextArea({ value, onChange, id, label, lengthMax, rows = 3, ...rest }: TextAreaProps) {
  const field = useField({ id, label });
  const limited = { text: cleanArea(value), lengthMax };
  return (
    <span
      className={cx(classes.box, classes.area)}
      data-invalid={field['aria-invalid'] ?? isTooLong(limited)}
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
      <TextCounter {...limited} />
    </span>
  );
}
