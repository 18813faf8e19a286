import type { z } from '@console/contracts/zod';
import { fieldOf } from '../forms/form.rules';
import { shapeOf } from '../fields/field-facts.rules';
import type { AnyStep } from './step-flow';

/** Whether the contract of a step takes what the record has of it. */
const isDone = <Row>({ schema, start }: AnyStep<Row>, record: Row): boolean => schema.safeParse(start(record)).success;

/** The first step that is not complete; as many as there are once all are. Nobody goes further than this one. */
export function firstOpen<Row>(steps: readonly AnyStep<Row>[], record: Row | null): number {
  if (record === null) return 0;
  const open = steps.findIndex((step) => !isDone(step, record));
  return open === -1 ? steps.length : open;
}

const hasField = (schema: z.ZodType, field: string): boolean => shapeOf(schema)?.[fieldOf(field)] !== undefined;

/** The first step that one of the fields belongs to; -1 where none does. */
export const firstWith = <Row>(steps: readonly AnyStep<Row>[], fields: readonly string[]): number =>
  steps.findIndex(({ schema }) => fields.some((field) => hasField(schema, field)));

/** Those of the fields that are of one step. */
export const ofStep = <Issue extends { field: string }>(
  { schema }: AnyStep<never>,
  issues: readonly Issue[],
): Issue[] => issues.filter(({ field }) => hasField(schema, field));
