import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';

/** What an owner does first, in the order in which it makes sense. */
export const firstStepKinds = ['SECOND_FACTOR', 'COLLEAGUE', 'WEBHOOK', 'FUNDS', 'CARD'] as const;
export type FirstStepKind = (typeof firstStepKinds)[number];

/** A step that is complete is so by what stands in the records; nobody ticks it. */
export const firstStep = z.strictObject({
  kind: z.enum(firstStepKinds),
  isDone: z.boolean(),
  /** Where it is done, for whoever may open it. */
  page: z.string().nullable(),
});
export type FirstStep = z.infer<typeof firstStep>;

/** The steps of whoever may set a company up; none for others, once it is past its beginning, and once they were dismissed. */
export const readFirstSteps = operation({
  path: '/overview/firstSteps',
  permission: 'accounts.account.view',
  input: z.strictObject({}),
  output: z.strictObject({ steps: z.array(firstStep) }),
  reads: true,
});

/** This user does not want to see them any more. */
export const dismissFirstSteps = operation({
  path: '/overview/dismissFirstSteps',
  permission: 'accounts.account.view',
  forKeys: false,
  input: z.strictObject({}),
  output: done,
  audit: false,
});
