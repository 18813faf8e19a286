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

/** Fields that start with values of the record, so that the action overwrites them. */
interface RecordFields<Draft, Row> {
  /** Start of the keys of their labels. */
  ns: string;
  /** The record when the dialog was opened; it names the ids in the fields. */
  opened: Row;
  /** Returns their values in a record. */
  of: (record: Row) => Partial<Draft>;
  /** Names of the ids in a record that do not stand beside them as `name`. */
  namesOf?: (record: Row) => RecordNames;
}

interface Conflict<Draft, Row> {
  /** Notice that someone else changed the record. */
  text: string | ((newer: Row) => string);
  /** The record as the server then sends it: the next sending is about it. */
  record: z.ZodType<Row>;
  /** Shows both versions of those that someone else changed. */
  fields?: RecordFields<Draft, Row>;
}

type Undo = Parameters<ShellServices['notify']>[0]['action'];

interface ActionDialogProps<Draft extends object, Out, Row extends { version: number }> extends Pick<
  FormDialogProps,
  'width' | 'dock'
> {
  /** Names the action and what it is done to. */
  title: string;
  operation: Operation<Draft, Out>;
  /** What is sent beside what is typed: the id, and the version that was shown. */
  start: Partial<Draft>;
  /** The button that does it; null where the record, as it is by now, does not allow it. */
  submit: { label: string; isDangerous?: boolean; isPossible?: boolean } | null;
  /** Label of the button that closes, where it is another one than usual. */
  close?: string;
  /** Effect of the action, shown above its fields. Left out where the fields state it. */
  effect?: ReactNode;
  /** Rules beyond the shape of single values. */
  rules?: (values: Partial<Draft>) => FieldIssue[];
  /**
   * What is shown if someone else changed the record. What was typed is kept; submitting again overwrites their change.
   * Not set if no version is sent, such as for a new record.
   */
  conflict?: Conflict<Draft, Row>;
  /** Replaces the error of a refusal, such as by the records that block the action. Nothing for other refusals. */
  refused?: (failure: CallFailure, form: Form<Draft>) => ReactNode;
  /** Notice once it is done. Not set if `onDone` shows the result. */
  done?: string | ((out: Out) => string | undefined);
  /** Action of that notice, where what was done can be taken back. */
  undo?: (out: Out) => Undo;
  onDone: (out: Out) => void;
  /** The record is not what the page shows. */
  onChanged?: (newer: Row) => void;
  onClose: () => void;
  /** Name that must be typed first, where the action cannot be undone. */
  confirmation?: string | undefined;
  /** What the action asks for. */
  children?: (form: Form<Draft>) => ReactNode;
}

/** One action on one record: what it does, what it asks for, and what the server had against it. */
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
      close={props.close ?? t('kit.close')}
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
