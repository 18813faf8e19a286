import type { Language, Operation, PageName } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import type { Versioned } from '../pages/form-page';

/** One step of a multi-page form: its page, its part of the record, and the operation that saves it. */
export interface StepOf<Draft extends object, Row extends Versioned, Change> {
  page: PageName;
  /** Key of its title. */
  title: string;
  schema: z.ZodType<Draft>;
  /** Returns the initial values of the form. The record is null before the first step is saved. */
  start: (record: Row | null) => Partial<Draft>;
  save: Operation<Change, Row>;
  /** Returns the input of the saving operation; without a target, it creates the record. */
  changeOf: (draft: Draft, target: Versioned | null) => Change;
}

/** A step without the types of its form. */
export interface AnyStep<Row> {
  page: PageName;
  title: string;
  schema: z.ZodType;
  start: (record: Row | null) => object;
}

/** Multi-page form of a record, which is submitted after the last step. */
export interface StepFlow<Row extends Versioned> {
  /** Prefix of the text keys: `company.title`, `company.steps`, `company.submit`, `company.failed` and so on. */
  ns: string;
  read: Operation<{ id: string }, Row>;
  steps: readonly AnyStep<Row>[];
  submit: Operation<Versioned, Row>;
  nameOf: (record: Row, language: Language) => string;
  /**
   * Returns whether the record cannot be edited at present: fields are disabled, and nothing can be saved or submitted.
   */
  isReadOnly?: (record: Row) => boolean;
  /** Address to go to when the user leaves the form. */
  leaveHref: string;
  /** Returns the address to go to after the submission. */
  doneHref: (record: Row) => string;
}
