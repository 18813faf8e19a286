import { done, listInput, listOutput, money, operation, recordHistory } from '@console/contracts';
import { z } from '@console/contracts/zod';

/** Example record for the samples of lists, forms and views; it isn't part of the product. */
export const thing = z.strictObject({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  status: z.enum(['ACTIVE', 'FROZEN']),
  limit: money,
  createdAt: z.string(),
  version: z.int(),
});
export type Thing = z.infer<typeof thing>;

const draft = z.strictObject({
  name: z.string().min(1).max(40),
  status: z.enum(['ACTIVE', 'FROZEN']),
  note: z.string().max(120),
});
const permission = 'catalogue.thing.save';
const target = z.strictObject({ id: z.string() });
const versioned = z.strictObject({ id: z.string(), version: z.int() });

export const listThings = operation({
  path: '/thing/list',
  permission,
  input: listInput(z.strictObject({ status: z.array(z.enum(['ACTIVE', 'FROZEN'])).optional() }), ['createdAt']),
  output: listOutput(thing),
  reads: true,
});
export const readThing = operation({ path: '/thing/detail', permission, input: target, output: thing, reads: true });
export const readThingHistory = operation({
  path: '/thing/history',
  permission,
  input: target,
  output: recordHistory,
  reads: true,
});
export const createThing = operation({ path: '/thing/create', permission, input: draft, output: thing });
export const saveThing = operation({
  path: '/thing/save',
  permission,
  input: draft.extend({ id: z.string(), version: z.int() }),
  output: thing,
});
export const removeThing = operation({
  path: '/thing/remove',
  permission,
  input: versioned.extend({ note: z.string().max(120).optional() }),
  output: done,
});
