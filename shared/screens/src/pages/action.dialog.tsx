import type { Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useShell } from '@console/remote-kit';
import { Notice } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormScope } from '../forms/form-scope';
import type { Form } from '../forms/use-form';
import { usePageForm } from '../forms/use-page-form';
import { CallRefused } from '../wire/call-failed';
import { currentOf } from '../wire/current-of';
import { failureOfWhole } from '../wire/failure-of';
import { useOperation } from '../wire/use-operation';
import { ConfirmationField, useTypedConfirmation } from './typed-confirmation';

interface ActionDialogProps<Draft extends object, Out> {
  /** Names the action and what it is done to. */
  title: string;
  operation: Operation<Draft, Out>;
  /** What is sent beside what is typed: the id, and the version that was shown. */
  start: Partial<Draft>;
  /** The button that does it. */
  submit: { label: string; isDangerous?: boolean };
  /** What will become of it, said before. */
  effect: ReactNode;
  /** What says that somebody was faster, and the record as the server then sends it: the next sending means its version. */
  conflict: { text: string; record: z.ZodType<{ version: number }> };
  /** What is said once it is done. */
  done: string;
  onDone: (out: Out) => void;
  /** The record is not what the page shows. */
  onChanged: () => void;
  onClose: () => void;
  /** Name that must be typed first, where the action cannot be undone. */
  confirmation?: string | undefined;
  /** What the action asks for. */
  children?: (form: Form<Draft>) => ReactNode;
}

/** One action on one record: what it does, what it asks for, and what the server had against it. */
export function ActionDialog<Draft extends object, Out>(props: ActionDialogProps<Draft, Out>) {
  const { title, operation, start, submit, effect, conflict, children } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(operation);
  const { bind, form } = usePageForm({ schema: operation.input, start });
  const confirmation = useTypedConfirmation(props.confirmation);
  const save = async () => {
    if (!confirmation.holds()) return;
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: props.done });
      props.onClose();
      props.onDone(sent.data);
    }
    const newer = sent?.at === 'refused' ? currentOf(sent.failure, conflict.record) : undefined;
    if (!newer) return;
    form.setAll({ ...form.values, version: newer.version });
    props.onChanged();
  };
  const failure = failureOfWhole(progress);
  const isConflict = failure !== null && currentOf(failure, conflict.record) !== undefined;
  return (
    <FormDialog
      title={title}
      bind={bind}
      close={t('kit.close')}
      submit={{ ...submit, isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={props.onClose}
    >
      <Notice>{effect}</Notice>
      <FormScope form={form}>{children?.(form)}</FormScope>
      {props.confirmation !== undefined && <ConfirmationField {...confirmation} />}
      {isConflict && <Notice tone="warn">{conflict.text}</Notice>}
      {failure && !isConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
