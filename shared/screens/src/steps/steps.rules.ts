import type { z } from '@console/contracts/zod';
import { fieldOf } from '../forms/form.rules';
import { shapeOf } from '../fields/field-facts.rules';
import type { AnyStep } from './step-flow';

/** Returns whether the record's values of a step satisfy its schema. */
const isDone = <Row>({ schema, start }: AnyStep<Row>, record: Row): boolean => schema.safeParse(start(record)).success;

/**
 * Returns the index of the first incomplete step, which is the last one that can be opened. If all are complete, returns the
 * number of steps.
 */
export function firstOpen<Row>(steps: readonly AnyStep<Row>[], record: Row | null): number {
  if (record === null) return 0;
  const open = steps.findIndex((step) => !isDone(step, record));
  return open === -1 ? steps.length : open;
}

const hasField = (schema: z.ZodType, field: string): boolean => shapeOf(schema)?.[fieldOf(field)] !== undefined;

/** Returns the index of the first step with one of the fields; -1 if no step has one. */
export const firstWith = <Row>(steps: readonly AnyStep<Row>[], fields: readonly string[]): number =>
  steps.findIndex(({ schema }) => fields.some((field) => hasField(schema, field)));

/** Returns the issues whose fields belong to a step. */
export const ofStep = <Issue extends { field: string }>(
  { schema }: AnyStep<never>,
  issues: readonly Issue[],
): Issue[] => issues.filter(({ field }) => hasField(schema, field));
