import { cleanLine } from '@console/contracts';
import type { ClipboardEventHandler, HTMLInputTypeAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon/icon';
import type { InputProps } from './input-props';
import classes from './form.module.css';
import { isTooLong, TextCounter } from './text-counter';
import { useField } from './use-field';

/** Props of `TextInput`. */
export interface TextInputProps extends InputProps<string> {
  ref?: Ref<HTMLInputElement>;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  /**
   * Displays the number of used characters. A longer text can be entered, so that pasted text is never truncated
   * silently.
   */
  lengthMax?: number | undefined;
  icon?: IconName;
  /** Content inside the right edge. */
  after?: ReactNode;
  align?: 'start' | 'end';
  size?: 'normal' | 'small' | 'large';
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
  /** Called when validation finds the input invalid. */
  onInvalid?: () => void;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
}

/** Text input with one line. It is a native input, because the browser handles editing, autofill and screen readers. */
export function TextInput(props: TextInputProps) {
  const { ref, value, onChange, onBlur, onKeyDown, onPaste, onInvalid } = props;
  const { id, name, label, disabled, placeholder, autoFocus } = props;
  const {
    type = 'text',
    autoComplete = 'off',
    inputMode,
    lengthMax,
    icon,
    after,
    align = 'start',
    size = 'normal',
  } = props;
  const field = useField({ id, label });
  const limited = { text: cleanLine(value), lengthMax };
  return (
    <span
      className={cx(classes.box, classes[size], align === 'end' && classes.alignEnd)}
      data-invalid={field['aria-invalid'] ?? isTooLong(limited)}
      data-disabled={disabled}
    >
      {icon && <Icon name={icon} />}
      <input
        {...field}
        {...{ type, name, value, disabled, placeholder, autoFocus, autoComplete, inputMode, onBlur, onKeyDown }}
        {...{ ref, onPaste, onInvalid }}
        className={classes.input}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextCounter {...limited} />
      {typeof after === 'string' ? <span>{after}</span> : after}
    </span>
  );
}
