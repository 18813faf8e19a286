import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { ShapeSign } from '../icon/shape';
import classes from './form-layout.module.css';

/** Props of `FormFooter`. */
export interface FormFooterProps {
  /** Id of the form, if the footer is outside of it. */
  form?: string;
  /**
   * Labelled with its result, such as "Save and issue 25 cards". Without `onClick` it submits the form. Absent if
   * nothing can be saved.
   */
  primary?: { label: string; onClick?: () => void; loading?: boolean; disabled?: boolean; danger?: boolean };
  cancel?: { label?: string; onClick: () => void };
  errorCount?: number;
  /** By default the first invalid input of the form gets the focus. */
  onGoToFirst?: () => void;
  /** Note at the right, such as the time of the saved draft. */
  note?: ReactNode;
}

/** Footer of a form: its actions, the number of invalid fields, and a link to the first one. */
export function FormFooter({ form, primary, cancel, errorCount = 0, onGoToFirst, note }: FormFooterProps) {
  const { t } = useTranslation('ui');
  const bar = useRef<HTMLDivElement>(null);
  const goToFirst = onGoToFirst ?? (() => focusFirstInvalid(formOf(bar.current, form) ?? document));
  return (
    <div ref={bar} className={classes.footer}>
      {primary && <PrimaryButton {...primary} form={form} />}
      {cancel && <Button onClick={cancel.onClick}>{cancel.label ?? t('cancel')}</Button>}
      <span className={classes.attention} role="status">
        {errorCount > 0 && (
          <>
            <ShapeSign shape="triangle" size={9} />
            <span>{t('needAttention', { count: errorCount })}</span>
            <button type="button" className={classes.goTo} onClick={goToFirst}>
              {t('goToFirst')}
            </button>
          </>
        )}
      </span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </div>
  );
}

const formOf = (bar: HTMLElement | null, id: string | undefined): ParentNode | null =>
  (id === undefined ? bar?.closest('form') : document.getElementById(id)) ?? null;

type PrimaryProps = NonNullable<FormFooterProps['primary']> & { form: string | undefined };

function PrimaryButton({ label, onClick, danger, ...state }: PrimaryProps) {
  return (
    <Button variant={danger ? 'danger' : 'primary'} type={onClick ? 'button' : 'submit'} onClick={onClick} {...state}>
      {label}
    </Button>
  );
}

/** Focuses the first invalid input; in a group its first control. */
export function focusFirstInvalid(within: ParentNode): void {
  const first = within.querySelector<HTMLElement>('[aria-invalid=true]');
  // A group itself cannot be focused.
  const isGroup = first?.matches('fieldset, [role=radiogroup]') ?? false;
  const target = isGroup ? first?.querySelector<HTMLElement>('input:not([hidden]), button') : first;
  target?.focus();
}
