import type { FieldIssue, Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useShell } from '@console/remote-kit';
import { Notice } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormScope } from '../forms/form-scope';
import type { Form } from '../forms/use-form';
import { usePageForm } from '../forms/use-page-form';
import { ChangeRefused } from '../wire/call-failed';
import { useVersionedOperation } from '../wire/use-versioned-operation';
import { ConfirmationField, useTypedConfirmation } from './typed-confirmation';

interface ActionDialogProps<Draft extends object, Out> {
  /** Names the action and what it is done to. */
  title: string;
  operation: Operation<Draft, Out>;
  /** What is sent beside what is typed: the id, and the version that was shown. */
  start: Partial<Draft>;
  /** The button that does it. */
  submit: { label: string; isDangerous?: boolean };
  /** What will become of it, said before. Left out where the fields say it. */
  effect?: ReactNode;
  /** Rules beyond the shape of single values. */
  rules?: (values: Partial<Draft>) => FieldIssue[];
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
  const { title, operation, start, submit, effect, rules, conflict, children } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { bind, form } = usePageForm({ schema: operation.input, start, ...(rules && { rules }) });
  const { progress, send, refusal } = useVersionedOperation(operation, conflict.record, ({ version }) => {
    form.setAll({ ...form.values, version });
    props.onChanged();
  });
  const confirmation = useTypedConfirmation(props.confirmation);
  const save = async () => {
    if (!confirmation.holds()) return;
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: props.done });
    props.onClose();
    props.onDone(sent.data);
  };
  return (
    <FormDialog
      title={title}
      bind={bind}
      close={t('kit.close')}
      submit={{ ...submit, isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={props.onClose}
    >
      {effect !== undefined && <Notice>{effect}</Notice>}
      <FormScope form={form}>{children?.(form)}</FormScope>
      {props.confirmation !== undefined && <ConfirmationField {...confirmation} />}
      <ChangeRefused {...refusal} changed={conflict.text} />
    </FormDialog>
  );
}
