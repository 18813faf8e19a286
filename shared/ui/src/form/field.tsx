import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShapeSign } from '../icon/shape';
import { FieldContext } from './use-field';
import classes from './form.module.css';

/** Props of `Field`. */
export interface FieldProps {
  label: string;
  required?: boolean | undefined;
  /** Message of the form. If the input has an unreadable text, the input's message is shown instead. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Id of the input, if it is not from this package. */
  htmlFor?: string | undefined;
  /** Content at the right of the label, such as "Forgot password?". */
  extra?: ReactNode;
  /** `full` spans both columns of a section. */
  width?: 'half' | 'full';
  /** The field contains several controls (cards, radios), and its label names the group. */
  group?: boolean;
  /** Input of this package. It reads id, description and state from the field's context. */
  children: ReactNode;
}

/** Label with an input, and an error or a hint below it. */
export function Field({
  label,
  required = false,
  error: errorOfForm,
  hint,
  htmlFor,
  extra,
  width = 'half',
  group = false,
  children,
}: FieldProps) {
  const { t } = useTranslation('ui');
  const own = useId();
  const [refusal, report] = useState('');
  const [showsRefusal, setShown] = useState(false);
  const showRefusal = useCallback(() => setShown(true), []);
  const isRefused = refusal !== '' && (showsRefusal || errorOfForm !== undefined);
  const error = isRefused ? refusal : errorOfForm;
  const id = htmlFor ?? own;
  const [labelId, noteId] = [`${own}label`, `${own}note`];
  const hasNote = error !== undefined || hint !== undefined;
  const field = {
    id,
    labelId,
    noteId: hasNote ? noteId : undefined,
    isInvalid: error !== undefined,
    isRequired: required,
    report,
    showRefusal,
  };
  const Label = group ? 'span' : 'label';
  return (
    <div className={classes.field} data-width={width} data-extra={extra !== undefined}>
      <div className={classes.labelRow}>
        <Label id={labelId} className={classes.label} {...(group ? {} : { htmlFor: id })}>
          {label}
        </Label>
        {!required && !group && extra === undefined && <span className={classes.optional}>{t('optional')}</span>}
      </div>
      <FieldContext value={field}>{children}</FieldContext>
      {hasNote && (
        <div id={noteId} className={error === undefined ? classes.hint : classes.error}>
          {error !== undefined && <ShapeSign shape="triangle" size={9} />}
          <span>{error ?? hint}</span>
        </div>
      )}
      {/* Visually beside the label; in tab order after the input. */}
      {extra !== undefined && <div className={classes.extra}>{extra}</div>}
    </div>
  );
}
