import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant } from '../text';

/** State transition of a card, with its initiator and reason. `from` is null for the first one. */
export const cardTransition = z.strictObject({
  seq: z.int(),
  from: z.string().nullable(),
  to: z.string(),
  by: z.enum(['CONSOLE', 'API', 'SYSTEM', 'CHANNEL', 'RISK']),
  actor: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  at: instant,
});
export type CardTransition = z.infer<typeof cardTransition>;

/** Returns the state transitions, newest first. */
export const readCardHistory = operation({
  path: '/card/history',
  permission: 'cards.card.view',
  input: z.strictObject({ id: id('card') }),
  output: z.strictObject({ list: z.array(cardTransition) }),
  reads: true,
});
