import type { FieldIssue, Operation } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import { useSearchParams } from '@console/remote-kit/router';
import type { ReactNode } from 'react';
import type { Form } from '../forms/use-form';
import { RecordForm } from './record-form';
import { RecordGate } from './record-gate';

/** A record as a form changes it: its id, and the version that the form showed. */
export interface Versioned {
  id: string;
  version: number;
}

/** What a page for creating and changing one kind of record is made of. */
export interface FormPageProps<Draft extends object, Row extends Versioned, Change> {
  /** Start of the keys of its texts: `holder.create.title`, `holder.edit.title`, `holder.saved` and so on. */
  ns: string;
  schema: z.ZodType<Draft>;
  /** Reads the record whose id is in the address. */
  read: Operation<{ id: string }, Row>;
  create: Operation<Draft, Row>;
  update: Operation<Change, Row>;
  /** What a change sends: which record, in which version, and what of the draft may change. */
  changeOf: (draft: Draft, target: Versioned) => Change;
  start: (record: Row | null) => Partial<Draft>;
  /** Rules beyond the shape of single values. */
  rules?: (values: Partial<Draft>, record: Row | null) => FieldIssue[];
  nameOf: (record: Row) => string;
  /** Where saving leads, and where leaving does: to the record, or to the list where there is none yet. */
  hrefOf: (record: Row | null) => string;
  /** The sections of the form. */
  children: (form: Form<Draft>, record: Row | null) => ReactNode;
  /** Stands below them. */
  below?: (form: Form<Draft>, record: Row | null) => ReactNode;
}

/** Creates a record, or changes the one whose id is in the address. */
export function FormPage<Draft extends object, Row extends Versioned, Change>(
  props: FormPageProps<Draft, Row, Change>,
) {
  const id = useSearchParams()[0].get('id');
  if (id === null) return <RecordForm {...props} record={null} />;
  return (
    <RecordGate key={id} ns={props.ns} id={id} read={props.read}>
      {(record) => <RecordForm {...props} record={record} />}
    </RecordGate>
  );
}
