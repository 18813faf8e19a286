import { type FormEvent, type Ref, useId } from 'react';
import { Button } from '../actions/button';
import { Dialog, type DialogProps } from './overlay.dialog';
import classes from './overlay.module.css';

/** Props of `FormDialog`. */
export interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions'> {
  /** Where the form hands its state over: `bind` of `usePageForm`. */
  bind: Ref<HTMLFormElement>;
  /** The button that leaves without sending. */
  close: string;
  /** The button that sends, named by what it does; null where there is nothing left to send. */
  submit: { label: string; isSending?: boolean; isDangerous?: boolean; isPossible?: boolean } | null;
  onSubmit: (event: FormEvent) => unknown;
}

/** A small form over the page, sent by its button and by Enter in a field. What was refused is said by its fields. */
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
