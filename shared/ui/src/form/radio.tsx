import { useId } from 'react';
import { Kbd } from '../values/kbd';
import classes from './choice.module.css';
import { useFieldGroup } from './use-field';
import type { Option } from './use-options';

/** Props of `Radio` and `ChoiceCards`. */
export interface RadioProps<Value extends string> {
  value: Value | undefined;
  options: (Option & { value: Value; note?: string; shortcut?: string })[];
  onChange: (value: Value) => void;
  /** Accessible name of the group, if there is no surrounding field. */
  label?: string;
  disabled?: boolean;
}

/** Radio group with all options visible. */
export function Radio<Value extends string>({ value, options, onChange, label, disabled }: RadioProps<Value>) {
  const name = useId();
  const group = useFieldGroup(label);
  return (
    <div role="radiogroup" {...group} className={classes.radios}>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.description !== undefined && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Radio group of cards, for options that need an explanation. */
export function ChoiceCards<Value extends string>({ value, options, onChange, label, disabled }: RadioProps<Value>) {
  const name = useId();
  const group = useFieldGroup(label);
  return (
    <div role="radiogroup" {...group} className={classes.cards}>
      {options.map((option) => (
        <label key={option.value} className={classes.card}>
          <span className={classes.cardHead}>
            <strong>{option.label}</strong>
            {option.shortcut !== undefined && (
              <span className={classes.shortcut}>
                <Kbd keys={[option.shortcut]} />
              </span>
            )}
            <input
              aria-keyshortcuts={option.shortcut}
              type="radio"
              className={classes.radio}
              name={name}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
          </span>
          {option.description !== undefined && <span className={classes.cardText}>{option.description}</span>}
          {option.note !== undefined && <span className={classes.cardNote}>{option.note}</span>}
        </label>
      ))}
    </div>
  );
}
