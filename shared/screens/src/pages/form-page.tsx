import type { FieldIssue, Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useSearchParams } from '@console/remote-kit/router';
import { Empty } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../forms/use-form';
import { RecordForm } from './record-form';
import { RecordGate } from './record-gate';

/** Id and shown version of a record to change. */
export interface Versioned {
  id: string;
  version: number;
}

/** Editing of an existing record. */
interface Edit<Draft, Row, Change, Detail> {
  /** Reads the record whose id is in the address. */
  read: Operation<{ id: string }, Detail>;
  update: Operation<Change, Row>;
  /** Returns the record from the response. */
  rowOf: (detail: Detail) => Row;
  /** Returns the input of `update`: id, shown version, and the fields that may change. */
  changeOf: (draft: Draft, target: Versioned) => Change;
}

/** Props of a page that creates and edits records of one kind. */
export interface FormPageProps<Draft extends object, Row extends Versioned, Change, Detail> {
  /** Prefix of the text keys: `holder.create.title`, `holder.edit.title`, `holder.saved` and so on. */
  ns: string;
  /**
   * Key of the text for a record that could not be loaded. Default: `holder.failed`, which can also be the text of the
   * list.
   */
  failed?: string;
  schema: z.ZodType<Draft>;
  /** Not set if users cannot create records of this kind. */
  create?: Operation<Draft, Row>;
  /** Not set if records of this kind are not edited in this form. */
  edit?: Edit<Draft, Row, Change, Detail>;
  start: (detail: Detail | null) => Partial<Draft>;
  /** Rules beyond the schema of single values. */
  rules?: (values: Partial<Draft>, detail: Detail | null) => FieldIssue[];
  /** Returns whether the record cannot be edited: fields are disabled and there is no save button. `above` shows the reason. */
  isReadOnly?: (detail: Detail) => boolean;
  nameOf: (record: Row) => string;
  /** Address after saving or leaving: the record, or the list for a record that is not saved yet. */
  hrefOf: (record: Row | null) => string;
  /** Sections of the form. */
  children: (form: Form<Draft>, detail: Detail | null) => ReactNode;
  /** Content above the sections, such as the effect of a change. */
  above?: (detail: Detail | null) => ReactNode;
  /** Content below the sections, such as similar records. */
  below?: (form: Form<Draft>, detail: Detail | null) => ReactNode;
  /** Content beside the sections, such as a price. */
  side?: (form: Form<Draft>) => ReactNode;
  /** Dialogs that the sections open. */
  dialogs?: (form: Form<Draft>) => ReactNode;
}

/** Creates a record, or changes the record whose id is in the address. */
export function FormPage<Draft extends object, Row extends Versioned, Change, Detail>(
  props: FormPageProps<Draft, Row, Change, Detail>,
) {
  const id = useSearchParams()[0].get('id');
  const { t } = useTranslation();
  const { create, edit, ns, failed } = props;
  if (id === null && !create) return <Empty picture="choice" title={t(`${ns}.noId`)} />;
  if (id === null || !edit) return <RecordForm {...props} detail={null} />;
  return (
    <RecordGate key={id} ns={ns} failed={failed} id={id} read={edit.read}>
      {(detail) => <RecordForm {...props} detail={detail} />}
    </RecordGate>
  );
}
