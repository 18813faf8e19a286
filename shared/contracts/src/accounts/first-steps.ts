import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';

/** First steps of an owner, in a useful order. */
export const firstStepKinds = ['SECOND_FACTOR', 'COLLEAGUE', 'WEBHOOK', 'FUNDS', 'CARD'] as const;
export type FirstStepKind = (typeof firstStepKinds)[number];

/** First step. Its completion is derived from existing records rather than marked by the user. */
export const firstStep = z.strictObject({
  kind: z.enum(firstStepKinds),
  isDone: z.boolean(),
  /** Page for the step; null if the user cannot open it. */
  page: z.string().nullable(),
});
export type FirstStep = z.infer<typeof firstStep>;

/**
 * Lists the first steps for users who can set a company up. Empty for other users, for an established company, and
 * after dismissal.
 */
export const readFirstSteps = operation({
  path: '/overview/firstSteps',
  permission: 'accounts.account.view',
  input: z.strictObject({}),
  output: z.strictObject({ steps: z.array(firstStep) }),
  reads: true,
});

/** Hides the first steps for this user. */
export const dismissFirstSteps = operation({
  path: '/overview/dismissFirstSteps',
  permission: 'accounts.account.view',
  forKeys: false,
  input: z.strictObject({}),
  output: done,
  audit: false,
});
