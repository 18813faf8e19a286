import type { CallFailure } from '@console/api';
import type { FieldIssue, Operation, RecordNames } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { type ShellServices, useShell } from '@console/remote-kit';
import { Notice } from '@console/ui';
import { FormDialog, type FormDialogProps } from '@console/ui/overlay';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormScope } from '../forms/form-scope';
import type { Form } from '../forms/use-form';
import { usePageForm } from '../forms/use-page-form';
import { ChangeRefused } from '../wire/call-failed';
import { useVersionedOperation } from '../wire/use-versioned-operation';
import { BothVersions } from './both-versions';
import { ConfirmationField, useTypedConfirmation } from './typed-confirmation';

/** Fields whose initial values come from the record, so that the action overwrites them. */
interface RecordFields<Draft, Row> {
  /** Prefix of the label keys. */
  ns: string;
  /** Record when the dialog was opened; it contains the names for ids in the fields. */
  opened: Row;
  /** Returns the values of the fields in a record. */
  of: (record: Row) => Partial<Draft>;
  /** Returns names for those ids in a record that have no `name` beside them. */
  namesOf?: (record: Row) => RecordNames;
}

interface Conflict<Draft, Row> {
  /** Notice that another user changed the record. */
  text: string | ((newer: Row) => string);
  /** Schema of the current record in the refusal; the next submission uses its version. */
  record: z.ZodType<Row>;
  /** Fields whose versions are both shown if another user changed them. */
  fields?: RecordFields<Draft, Row>;
}

type Undo = Parameters<ShellServices['notify']>[0]['action'];

interface ActionDialogProps<Draft extends object, Out, Row extends { version: number }> extends Pick<
  FormDialogProps,
  'width' | 'dock'
> {
  /** Title with the action and its object. */
  title: string;
  operation: Operation<Draft, Out>;
  /** Initial values of the input. The record's id and version have no form field, but are part of the input too. */
  start: Partial<Draft>;
  /** Submit button; null if the current record does not allow the action. */
  submit: { label: string; isDangerous?: boolean; isPossible?: boolean } | null;
  /** Label of the button that closes the dialog; by default Cancel, or Close if nothing can be submitted. */
  close?: string;
  /** Effect of the action, shown above its fields. Omitted if the fields state it. */
  effect?: ReactNode;
  /** Rules beyond the schema of single values. */
  rules?: (values: Partial<Draft>) => FieldIssue[];
  /**
   * Content to show if another user changed the record. Typed values are kept, and submitting again overwrites the
   * other user's change. Not set if no version is sent, such as for a new record.
   */
  conflict?: Conflict<Draft, Row>;
  /**
   * Replaces the error of a refusal, for example by the records that block the action. Returns nothing for other
   * refusals.
   */
  refused?: (failure: CallFailure, form: Form<Draft>) => ReactNode;
  /** Notice after success. Not set if `onDone` shows the result. */
  done?: string | ((out: Out) => string | undefined);
  /** Undo action of the notice, if the action can be undone. */
  undo?: (out: Out) => Undo;
  onDone: (out: Out) => void;
  /** Called when the record differs from the shown one. */
  onChanged?: (newer: Row) => void;
  onClose: () => void;
  /** Name that must be typed to confirm an action that cannot be undone. */
  confirmation?: string | undefined;
  /** Fields of the action. */
  children?: (form: Form<Draft>) => ReactNode;
}

/** Dialog for one action on one record: its effect, its fields, and the refusal of the server. */
export function ActionDialog<Draft extends object, Out, Row extends { version: number }>(
  props: ActionDialogProps<Draft, Out, Row>,
) {
  const { title, width, dock, operation, start, submit, effect, rules, conflict, children } = props;
  const { t } = useTranslation();
  const { notify } = useShell();
  const { bind, form } = usePageForm({ schema: operation.input, start, ...(rules && { rules }) });
  const { progress, send, refusal } = useVersionedOperation(operation, conflict?.record, (newer) => {
    form.setAll({ ...form.values, version: newer.version });
    props.onChanged?.(newer);
  });
  const confirmation = useTypedConfirmation(props.confirmation);
  const save = async () => {
    if (!confirmation.holds()) return;
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const action = props.undo?.(sent.data);
    const text = typeof props.done === 'function' ? props.done(sent.data) : props.done;
    if (text !== undefined) notify({ tone: 'ok', text, ...(action && { action }) });
    props.onClose();
    props.onDone(sent.data);
  };
  const { newer } = refusal;
  const refused = refusal.failure && !newer && props.refused?.(refusal.failure, form);
  const fields = conflict?.fields;
  const [opened] = useState(fields?.opened);
  const changed = typeof conflict?.text === 'function' ? newer && conflict.text(newer) : conflict?.text;
  return (
    <FormDialog
      title={title}
      {...(width && { width })}
      {...(dock && { dock })}
      bind={bind}
      close={props.close ?? t(submit ? 'kit.cancel' : 'kit.close')}
      submit={submit && { ...submit, isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={props.onClose}
    >
      {effect !== undefined && <Notice>{effect}</Notice>}
      <FormScope form={form}>{children?.(form)}</FormScope>
      {props.confirmation !== undefined && <ConfirmationField {...confirmation} />}
      {refused || <ChangeRefused {...refusal} changed={changed} />}
      {newer && fields && opened && <BothVersions {...fields} {...{ opened, newer, form }} start={fields.of} />}
    </FormDialog>
  );
}
