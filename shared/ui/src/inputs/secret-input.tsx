import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import type { InputProps } from '../form/input-props';
import { useFieldGroup } from '../form/use-field';
import { ShapeSign } from '../icon/shape';
import formClasses from '../form/form.module.css';
import classes from './inputs.module.css';
import { useTexts } from './texts';

/** Props of `SecretInput`. Its value replaces the stored secret; undefined leaves the stored secret unchanged. */
export interface SecretInputProps extends Omit<InputProps<string | undefined>, 'id' | 'placeholder' | 'autoFocus'> {
  /** Time at which the stored value was set, as displayed; null if there is none. */
  setAt: string | null;
}

/**
 * Input for a write-only secret, which can be set and replaced, but which no response contains. The field is a group.
 */
export function SecretInput({ value, onChange, setAt, label, ...input }: SecretInputProps) {
  const { t } = useTexts();
  const field = useFieldGroup(label);
  const { button, keep } = useReturn(value, onChange);
  if (value !== undefined)
    return (
      <fieldset className={classes.secret} aria-label={field['aria-label']} aria-labelledby={field['aria-labelledby']}>
        <Typed {...input} value={value} onChange={onChange} field={field} />
        <Button variant="text" onClick={keep}>
          {setAt === null ? t('cancel') : t('secretKeep')}
        </Button>
      </fieldset>
    );
  return (
    <fieldset className={classes.secret} {...field}>
      <span className={classes.secretState}>
        <ShapeSign shape={setAt === null ? 'ring' : 'check'} size={10} />
        {setAt === null ? t('secretNotSet') : t('secretSet', { time: setAt })}
      </span>
      <Button ref={button} disabled={input.disabled} onClick={() => onChange('')}>
        {setAt === null ? t('secretEnter') : t('secretReplace')}
      </Button>
    </fieldset>
  );
}

interface TypedProps extends Omit<SecretInputProps, 'setAt' | 'value' | 'label'> {
  value: string;
  field: ReturnType<typeof useFieldGroup>;
}

function Typed({ value, onChange, name, disabled, onBlur, field }: TypedProps) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <span
      className={cx(formClasses.box, classes.secretTyped)}
      data-invalid={field['aria-invalid']}
      data-disabled={disabled}
    >
      <input
        {...field}
        {...{ name, value, disabled, onBlur }}
        type={isShown ? 'text' : 'password'}
        className={formClasses.input}
        autoComplete="off"
        // Some browsers send the text to a server for spell checking.
        spellCheck={false}
        autoFocus
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        size="small"
        icon={isShown ? 'eye' : 'eye-off'}
        label={isShown ? t('secretHide') : t('secretShow')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}

/** Restores the stored value, and focuses the button that had replaced it. */
function useReturn(value: string | undefined, onChange: SecretInputProps['onChange']) {
  const button = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (value === undefined && isBack.current) button.current?.focus();
    isBack.current = false;
  }, [value]);
  const keep = () => {
    isBack.current = true;
    onChange(undefined);
  };
  return { button, keep };
}
