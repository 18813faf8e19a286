import type { FieldIssue, Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useSearchParams } from '@console/remote-kit/router';
import { Empty } from '@console/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '../forms/use-form';
import { RecordForm } from './record-form';
import { RecordGate } from './record-gate';

/** A record as a form changes it: its id, and the version that the form showed. */
export interface Versioned {
  id: string;
  version: number;
}

/** How a record that is there already is changed. */
interface Edit<Draft, Row, Change, Detail> {
  /** Reads the record whose id is in the address. */
  read: Operation<{ id: string }, Detail>;
  update: Operation<Change, Row>;
  /** The record in what was read. */
  rowOf: (detail: Detail) => Row;
  /** What a change sends: which record, in which version, and what of the draft may change. */
  changeOf: (draft: Draft, target: Versioned) => Change;
}

/** What a page for creating and changing one kind of record is made of. */
export interface FormPageProps<Draft extends object, Row extends Versioned, Change, Detail> {
  /** Start of the keys of its texts: `holder.create.title`, `holder.edit.title`, `holder.saved` and so on. */
  ns: string;
  /** Key of the text for a record that could not be loaded. Default: `holder.failed`, which may also be the list's text. */
  failed?: string;
  schema: z.ZodType<Draft>;
  /** Left out where the product brings all records along. */
  create?: Operation<Draft, Row>;
  /** Left out where what was created is changed in other ways. */
  edit?: Edit<Draft, Row, Change, Detail>;
  start: (detail: Detail | null) => Partial<Draft>;
  /** Rules beyond the shape of single values. */
  rules?: (values: Partial<Draft>, detail: Detail | null) => FieldIssue[];
  /** Whether the record can't be changed: its fields are disabled, and there is no button to save. `above` says why. */
  isReadOnly?: (detail: Detail) => boolean;
  nameOf: (record: Row) => string;
  /** Where saving leads, and where leaving does: to the record, or to the list where there is none yet. */
  hrefOf: (record: Row | null) => string;
  /** The sections of the form. */
  children: (form: Form<Draft>, detail: Detail | null) => ReactNode;
  /** Stands above them, such as what a change means. */
  above?: (detail: Detail | null) => ReactNode;
  /** Stands below them, such as what the record resembles. */
  below?: (form: Form<Draft>, detail: Detail | null) => ReactNode;
  /** Stands beside them, such as a price. */
  side?: (form: Form<Draft>) => ReactNode;
  /** Dialogs that the sections open. */
  dialogs?: (form: Form<Draft>) => ReactNode;
}

/** Creates a record, or changes the one whose id is in the address. */
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
