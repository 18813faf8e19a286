import { type FormEvent, type Ref, useId } from 'react';
import { Button } from '../actions/button';
import { Dialog, type DialogProps } from './overlay.dialog';
import classes from './overlay.module.css';

/** Props of `FormDialog`. */
export interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions'> {
  /** Ref for state transfer: `bind` of `usePageForm`. */
  bind: Ref<HTMLFormElement>;
  /** Label of the button that closes without submitting. */
  close: string;
  /** Submit button, labelled with its action; null if there is nothing left to submit. */
  submit: { label: string; isSending?: boolean; isDangerous?: boolean; isPossible?: boolean } | null;
  onSubmit: (event: FormEvent) => unknown;
}

/** Dialog with a small form, submitted by its button or by Enter in a field. Refusals are displayed at their fields. */
export function FormDialog({ bind, close, submit, onSubmit, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  const actions = (
    <>
      <Button onClick={dialog.onClose}>{close}</Button>
      {submit && (
        <Button
          variant={submit.isDangerous ? 'danger' : 'primary'}
          type="submit"
          form={formId}
          loading={submit.isSending ?? false}
          disabled={submit.isPossible === false}
        >
          {submit.label}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open {...dialog} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => [event.preventDefault(), onSubmit(event)]}
      >
        {children}
      </form>
    </Dialog>
  );
}
