import type { Language, Operation, PageName } from '@console/contracts';
import type { z } from '@console/contracts/zod';
import type { Versioned } from '../pages/form-page';

/** One step of a record that is filled in over several pages: its page, its part of the record, and how that is saved. */
export interface StepOf<Draft extends object, Row extends Versioned, Change> {
  page: PageName;
  /** Key of its title. */
  title: string;
  schema: z.ZodType<Draft>;
  /** What the form opens with; nothing is there before the first step is saved. */
  start: (record: Row | null) => Partial<Draft>;
  save: Operation<Change, Row>;
  /** What saving sends; without a target the record is made. */
  changeOf: (draft: Draft, target: Versioned | null) => Change;
}

/** A step as the others see it. */
export interface AnyStep<Row> {
  page: PageName;
  title: string;
  schema: z.ZodType;
  start: (record: Row | null) => object;
}

/** A record that is filled in step by step, and is complete once all of it is submitted. */
export interface StepFlow<Row extends Versioned> {
  /** Start of the keys of its texts: `company.title`, `company.steps`, `company.submit`, `company.failed` and so on. */
  ns: string;
  read: Operation<{ id: string }, Row>;
  steps: readonly AnyStep<Row>[];
  submit: Operation<Versioned, Row>;
  nameOf: (record: Row, language: Language) => string;
  /** Returns whether the record cannot be edited now: fields are disabled, and nothing can be saved or submitted. */
  isReadOnly?: (record: Row) => boolean;
  /** Where leaving leads. */
  leaveHref: string;
  /** Where the submitted record is seen. */
  doneHref: (record: Row) => string;
}
